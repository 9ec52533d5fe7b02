import { element } from './dom.js';

/** One stop on the line: an issue in the list. */
export function issueItem(issue) {
  const link = element('a', { class: 'issue-title', href: `/issues/${issue.id}` }, issue.title);
  return element(
    'li',
    { 'data-status': issue.status },
    element('span', { class: 'issue-id' }, issue.id),
    link,
    priority(issue.priority),
    element('p', { class: 'issue-meta' }, ...facts(issue)),
  );
}

/** The priority as a shape and a word: colour is never the only sign. */
export function priority(name) {
  return element('span', { class: 'priority', 'data-priority': name }, name);
}

function facts(issue) {
  const parts = [issue.status, issue.assignee || 'Nobody', ...issue.labels];
  if (issue.due) parts.push(`Due ${issue.due}`);
  return parts.map((part) => element('span', {}, part));
}
