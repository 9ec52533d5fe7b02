import { api } from './api.js';
import { element, onAction, spinner } from './dom.js';
import { priority } from './issue-item.js';
import { word } from './page-data.js';
import { toast } from './toast.js';

const PRIORITY_ORDER = ['Low', 'Normal', 'High', 'Urgent'];

const table = document.querySelector('.table');
const body = table.querySelector('tbody');
const loading = document.querySelector('#backlog-loading');
const archiveSelected = document.querySelector('[data-action="archive-selected"]');
const selectAll = document.querySelector('[data-action="select-all"]');
const selected = new Set();
let issues = [];
let sorting = { by: 'id', descending: false };

function show() {
  const rows = issues.toSorted(compare).map(row);
  body.replaceChildren(...rows);
  document.querySelector('#row-count').textContent = `${issues.length} issues`;
  showSelection();
}

function row(issue) {
  const box = element('input', { type: 'checkbox', 'aria-label': `Select ${issue.id}` });
  box.checked = selected.has(issue.id);
  box.addEventListener('change', () => {
    if (box.checked) selected.add(issue.id);
    else selected.delete(issue.id);
    showSelection();
  });
  const cells = [box, issue.id, issue.title, issue.area, priority(issue.priority), actions(issue)];
  return element('tr', {}, ...cells.map((content) => element('td', {}, content)));
}

function actions(issue) {
  const open = element(
    'button',
    { type: 'button', class: 'button button-small' },
    word('row.open'),
  );
  open.addEventListener('click', () => location.assign(`/issues/${issue.id}`));
  const archive = element(
    'button',
    { type: 'button', class: 'button button-small' },
    word('row.archive'),
  );
  archive.addEventListener('click', () => archiveAll([issue]));
  return element('div', { class: 'row-actions' }, open, archive);
}

function showSelection() {
  archiveSelected.disabled = selected.size === 0;
  archiveSelected.textContent =
    selected.size === 0 ? 'Archive selected' : `Archive ${selected.size} selected`;
  selectAll.checked = selected.size > 0 && selected.size === issues.length;
  selectAll.indeterminate = selected.size > 0 && selected.size < issues.length;
}

async function archiveAll(gone) {
  await Promise.all(gone.map(({ id }) => api('POST', `/api/issues/${id}/archive`)));
  const before = issues;
  issues = issues.filter((issue) => !gone.includes(issue));
  selected.clear();
  show();
  toast(gone.length === 1 ? `Archived ${gone[0].id}` : `Archived ${gone.length} issues`, {
    label: 'Undo',
    run: async () => {
      await Promise.all(gone.map(({ id }) => api('POST', `/api/issues/${id}/restore`)));
      issues = before;
      show();
    },
  });
}

function compare(one, other) {
  const sign = sorting.descending ? -1 : 1;
  return sign * sortKey(one).localeCompare(sortKey(other), 'en', { numeric: true });
}

function sortKey(issue) {
  return sorting.by === 'priority'
    ? String(PRIORITY_ORDER.indexOf(issue.priority))
    : issue[sorting.by];
}

for (const button of table.querySelectorAll('[data-sort]')) {
  button.addEventListener('click', () => {
    const by = button.dataset.sort;
    sorting = { by, descending: sorting.by === by && !sorting.descending };
    for (const heading of table.querySelectorAll('[aria-sort]'))
      heading.removeAttribute('aria-sort');
    button.parentElement.setAttribute('aria-sort', sorting.descending ? 'descending' : 'ascending');
    show();
  });
}

selectAll.addEventListener('change', () => {
  selected.clear();
  if (selectAll.checked) for (const { id } of issues) selected.add(id);
  show();
});

onAction('archive-selected', () => archiveAll(issues.filter(({ id }) => selected.has(id))));

loading.replaceChildren(spinner('Loading 200 issues…'));
({ issues } = await api('GET', '/api/issues?status=Backlog'));
loading.replaceChildren();
table.hidden = false;
show();
