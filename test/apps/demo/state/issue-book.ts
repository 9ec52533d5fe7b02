import { HttpError } from '../http/http-error';
import type { Issue, IssueForm, IssuePatch } from './issue';
import { seedIssues } from './seed';

export interface IssueQuery {
  /** Words to look for in id, title, area and tags; all must be there. */
  readonly text?: string;
  /** A status, or `Backlog`; without it all that is not backlog. */
  readonly status?: string;
  readonly assignee?: string;
}

/** The issues of one session. */
export class IssueBook {
  readonly #issues = seedIssues();
  #nextNumber = 13;

  find(query: IssueQuery): Issue[] {
    const words = (query.text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    return this.#issues.filter((issue) => {
      if (issue.archived) return false;
      if (query.status ? issue.status !== query.status : issue.status === 'Backlog') return false;
      if (query.assignee && issue.assignee !== query.assignee) return false;
      const haystack = [issue.id, issue.title, issue.area, ...issue.tags].join(' ').toLowerCase();
      return words.every((word) => haystack.includes(word));
    });
  }

  /** Throws `HttpError` 404 when there is none. */
  get(id: string): Issue {
    const issue = this.#issues.find((candidate) => candidate.id === id.toUpperCase());
    if (!issue) throw new HttpError(404, `There is no issue ${id}.`);
    return issue;
  }

  /** Throws `HttpError` 422 when the title is taken. */
  create(form: IssueForm): Issue {
    this.#checkTitle(form.title);
    const issue: Issue = {
      ...form,
      id: `TL-${this.#nextNumber++}`,
      impact: 0,
      tags: [],
      area: 'New',
      archived: false,
      comments: [],
    };
    this.#issues.unshift(issue);
    return issue;
  }

  /** Throws `HttpError` 404 or 422. */
  update(id: string, patch: IssuePatch): Issue {
    const issue = this.get(id);
    if (patch.title !== undefined) this.#checkTitle(patch.title, issue);
    return Object.assign(issue, patch);
  }

  #checkTitle(title: string, own?: Issue): void {
    const taken = this.#issues.find(
      (issue) => issue !== own && issue.title.toLowerCase() === title.toLowerCase(),
    );
    if (taken) {
      const message = `${taken.id} already has this title.`;
      throw new HttpError(422, 'Some fields need another look.', { title: message });
    }
  }
}
