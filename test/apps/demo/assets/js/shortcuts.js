const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** `/` goes to the search field, `n` starts a new issue, on pages that have them. */
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest(TEXT_FIELDS) || document.querySelector('dialog[open]')) return;
  const target = {
    '/': document.querySelector('input[type="search"]'),
    n: document.querySelector('[data-action="new-issue"]'),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  if (event.key === '/') target.focus();
  else target.click();
});
