import { sendHtml } from '../http/replies';
import type { RouteRequest } from '../http/router';
import type { Session } from '../state/session';
import { scriptJson } from './escape';
import { renderTemplate } from './template';
import { versionOf, wordsOf } from './versions';

export interface PageOptions {
  readonly title: string;
  readonly status?: number;
  /** More text values for the template. */
  readonly text?: Readonly<Record<string, string>>;
  readonly flags?: Readonly<Record<string, boolean>>;
  /** More data for the page's script. */
  readonly data?: Readonly<Record<string, unknown>>;
}

const SECTIONS = ['issues', 'backlog', 'status', 'help', 'tools', 'legacy', 'settings'] as const;

/** Sends a page of the application in the version the browser asked for. */
export async function renderPage(
  route: RouteRequest,
  session: Session,
  page: string,
  options: PageOptions,
): Promise<void> {
  const version = versionOf(route);
  const words = wordsOf(version);
  const section = route.url.pathname.split('/')[1] ?? '';
  const html = await renderTemplate(page, {
    text: {
      ...words,
      title: options.title,
      version: String(version),
      theme: session.profile.theme.toLowerCase(),
      userName: session.account?.name ?? '',
      initials: initialsOf(session.account?.name ?? ''),
      path: route.url.pathname,
      ...Object.fromEntries(
        SECTIONS.map((name) => [`current.${name}`, name === section ? 'page' : 'false']),
      ),
      ...options.text,
    },
    raw: {
      pageData: scriptJson({ version, words, user: session.account?.name ?? '', ...options.data }),
    },
    flags: {
      v1: version === 1,
      v2: version === 2,
      signedIn: session.account !== undefined,
      ...options.flags,
    },
  });
  sendHtml(route.response, html, options.status);
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('');
}
