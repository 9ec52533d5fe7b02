import { api } from './api.js';
import { element, onAction, spinner } from './dom.js';
import { editIssue } from './issue-dialog.js';
import { issueItem } from './issue-item.js';
import { toast } from './toast.js';

const SEARCH_PAUSE_MS = 250;

const results = document.querySelector('#issue-results');
const count = document.querySelector('#issue-count');
const toolbar = document.querySelector('.toolbar');
let running = new AbortController();
let pause;

/** Filters live in the address, so that a reload and a shared link show the same. */
function readFilters() {
  const filters = new URLSearchParams();
  const data = new FormData(toolbar);
  for (const [name, value] of data) {
    if (value !== '') filters.set(name, name === 'mine' ? 'true' : value);
  }
  return filters;
}

function restoreFilters() {
  const asked = new URLSearchParams(location.search);
  toolbar.elements.q.value = asked.get('q') ?? '';
  toolbar.elements.status.value = asked.get('status') ?? '';
  toolbar.elements.mine.checked = asked.get('mine') === 'true';
}

function rememberFilters(filters) {
  const address = new URL(location.href);
  for (const name of ['q', 'status', 'mine']) {
    if (filters.has(name)) address.searchParams.set(name, filters.get(name));
    else address.searchParams.delete(name);
  }
  history.replaceState(null, '', address);
}

async function load() {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const filters = readFilters();
  rememberFilters(filters);
  results.setAttribute('aria-busy', 'true');
  results.replaceChildren(spinner('Loading issues…'));
  try {
    const { issues } = await api('GET', `/api/issues?${filters}`, undefined, signal);
    show(issues);
  } catch (error) {
    // An answer that a newer search has overtaken must not replace it.
    if (!signal.aborted) throw error;
  }
}

function show(issues) {
  results.removeAttribute('aria-busy');
  count.textContent = issues.length === 1 ? '1 issue' : `${issues.length} issues`;
  results.replaceChildren(
    issues.length > 0
      ? element('ul', { class: 'issue-list', 'aria-label': 'Issues' }, ...issues.map(issueItem))
      : emptyState(),
  );
}

function emptyState() {
  const clear = element('button', { type: 'button', class: 'button' }, 'Clear filters');
  clear.addEventListener('click', () => {
    toolbar.reset();
    load();
  });
  return element(
    'div',
    { class: 'empty' },
    element('p', {}, 'No issue fits these filters.'),
    clear,
  );
}

toolbar.addEventListener('submit', (event) => event.preventDefault());
toolbar.elements.status.addEventListener('change', load);
toolbar.elements.mine.addEventListener('change', load);
toolbar.elements.q.addEventListener('input', () => {
  clearTimeout(pause);
  pause = setTimeout(load, SEARCH_PAUSE_MS);
});

onAction('new-issue', async () => {
  const created = await editIssue();
  if (!created) return;
  toast(`Created ${created.id}`);
  load();
});

restoreFilters();
load();
