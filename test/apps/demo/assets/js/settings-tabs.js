const links = [...document.querySelectorAll('.side-nav a')];
const panels = [...document.querySelectorAll('[data-tab]')];

function show(focus) {
  const asked = location.pathname.split('/')[2] ?? '';
  const panel = panels.find(({ dataset }) => dataset.tab === asked) ?? panels[0];
  for (const other of panels) other.hidden = other !== panel;
  for (const link of links) {
    const current = link.pathname.endsWith(`/${panel.dataset.tab}`);
    link.setAttribute('aria-current', current ? 'page' : 'false');
  }
  const heading = panel.querySelector('h2');
  document.title = `${heading.textContent} · Settings · Trackline`;
  if (focus) heading.focus();
}

/** Client-side routing: the tabs change the address and the history, not the page. */
export function startTabs() {
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (link.pathname !== location.pathname) {
        history.pushState(null, '', link.pathname + location.search);
      }
      show(true);
    });
  }
  window.addEventListener('popstate', () => show(true));
  show(false);
}
