import { onAction } from './dom.js';

const drawer = document.querySelector('#drawer');
const opener = document.querySelector('[data-action="drawer"]');

/** The drawer moves for 400 ms: a click in that time must wait, or it lands beside the button. */
function setOpen(open) {
  drawer.classList.toggle('open', open);
  drawer.inert = !open;
  opener.setAttribute('aria-expanded', String(open));
}

onAction('drawer', () => setOpen(true));

onAction('apply', () => {
  const archived = drawer.querySelector('input').checked;
  document.querySelector('#drawer-state').textContent = archived
    ? 'Filters applied, with archived.'
    : 'Filters applied.';
  setOpen(false);
});
