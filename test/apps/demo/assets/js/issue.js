import './star-rating.js';
import './tag-picker.js';
import { ApiFailure, api } from './api.js';
import { element, onAction, spinner } from './dom.js';
import { showFieldErrors } from './form-errors.js';
import { editIssue } from './issue-dialog.js';
import { priority } from './issue-item.js';
import { pageData } from './page-data.js';
import { toast } from './toast.js';

const path = `/api/issues/${pageData.issueId}`;
const loading = document.querySelector('#issue-loading');
const rating = document.querySelector('star-rating');
const tags = document.querySelector('tag-picker');
const commentForm = document.querySelector('#comment-form');
let issue;

function show(shown) {
  issue = shown;
  document.title = `${issue.id} ${issue.title} · Trackline`;
  document.querySelector('#issue-id').textContent = issue.id;
  document.querySelector('#issue-heading').textContent = issue.title;
  document.querySelector('#issue-text').textContent = issue.description || 'No description.';
  document.querySelector('#issue-facts').replaceChildren(...facts());
  document.querySelector('#comments').replaceChildren(...issue.comments.map(commentItem));
  rating.value = issue.impact;
  tags.value = issue.tags;
}

function facts() {
  return [
    ['Status', issue.status],
    ['Priority', priority(issue.priority)],
    ['Assignee', issue.assignee || 'Nobody'],
    ['Due', issue.due || 'No date'],
    ['Labels', issue.labels.join(', ') || 'None'],
    ['Area', issue.area],
  ].flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]);
}

function commentItem({ author, text }) {
  return element('li', {}, element('strong', {}, author), element('span', {}, text));
}

rating.addEventListener('change', async () => {
  await api('PATCH', path, { impact: rating.value });
  toast(rating.value === 0 ? 'Impact cleared' : `Impact set to ${rating.value} of 5`);
});

tags.addEventListener('change', async () => {
  await api('PATCH', path, { tags: tags.value });
  toast('Tags saved');
});

onAction('edit', async () => {
  const saved = await editIssue(issue);
  if (!saved) return;
  show(saved);
  toast(`Saved ${saved.id}`);
});

onAction('watch', (event) => {
  const watching = event.currentTarget.getAttribute('aria-pressed') !== 'true';
  event.currentTarget.setAttribute('aria-pressed', String(watching));
  event.currentTarget.textContent = watching ? 'Watching' : 'Watch';
});

onAction('archive', async () => {
  await api('POST', `${path}/archive`);
  location.assign('/issues');
});

commentForm.addEventListener('submit', async (event) => {
  event.preventDefault();
  const field = commentForm.elements.text;
  try {
    issue.comments.push(await api('POST', `${path}/comments`, { text: field.value }));
    field.value = '';
    showFieldErrors(commentForm, {});
    show(issue);
    toast('Comment posted');
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showFieldErrors(commentForm, error.fields);
  }
});

loading.replaceChildren(spinner('Loading the issue…'));
show(await api('GET', path));
loading.replaceChildren();
document.querySelector('#issue-body').hidden = false;
