import { ApiFailure, api } from './api.js';
import { showFieldErrors } from './form-errors.js';
import { word } from './page-data.js';

const dialog = document.querySelector('#issue-dialog');
const form = dialog.querySelector('form');
const alert = dialog.querySelector('[role="alert"]');
const save = dialog.querySelector('[data-action="save"]');

/** Opens the form, empty or for an issue. The promise has the saved issue, or nothing if cancelled. */
export function editIssue(issue) {
  form.reset();
  showProblem('', {});
  dialog.returnValue = '';
  dialog.querySelector('h2').textContent = issue ? word('issue.edit') : word('issues.new');
  save.textContent = issue ? word('dialog.save') : word('dialog.create');
  if (issue) fill(issue);
  dialog.showModal();
  return new Promise((resolve) => {
    let saved;
    form.onsubmit = async (event) => {
      event.preventDefault();
      saved = await submit(issue);
      if (saved) dialog.close();
    };
    dialog.onclose = () => resolve(saved);
  });
}

dialog.querySelector('[data-action="cancel"]').addEventListener('click', () => dialog.close());

async function submit(issue) {
  const label = save.textContent;
  save.disabled = true;
  save.textContent = 'Saving…';
  try {
    const values = read();
    return issue
      ? await api('PATCH', `/api/issues/${issue.id}`, values)
      : await api('POST', '/api/issues', values);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showProblem(error.message, error.fields);
    return undefined;
  } finally {
    save.disabled = false;
    save.textContent = label;
  }
}

function read() {
  const data = new FormData(form);
  return { ...Object.fromEntries(data), labels: data.getAll('labels') };
}

function fill(issue) {
  for (const name of ['title', 'description', 'priority', 'due', 'assignee']) {
    form.elements[name].value = issue[name];
  }
  for (const radio of form.elements.status) radio.checked = radio.value === issue.status;
  for (const box of form.elements.labels) box.checked = issue.labels.includes(box.value);
}

function showProblem(message, fields) {
  alert.hidden = message === '';
  alert.textContent = message;
  showFieldErrors(form, fields);
}
