import { type AppContext, sessionOf } from '../app-context';
import { redirect } from '../http/replies';
import type { Handler, Router } from '../http/router';
import { renderPage } from '../view/render-page';
import { versionOf } from '../view/versions';

/** The pages. Those about issues and settings need a signed-in user, the others do not. */
export function addPageRoutes(router: Router, context: AppContext): void {
  router.get('/favicon.ico', (route) => redirect(route.response, '/assets/img/mark.svg'));
  router.get('/', (route) => redirect(route.response, `/issues${route.url.search}`));

  router.get('/issues', privatePage(context, 'issues', 'Issues'));
  router.get('/issues/:id', async (route) => {
    const session = sessionOf(context, route);
    if (!session.account) return toLogin(route);
    const issue = session.issues.get(route.params.id ?? '');
    await renderPage(route, session, 'issue', {
      title: `${issue.id} ${issue.title}`,
      data: { issueId: issue.id },
    });
  });
  router.get('/backlog', privatePage(context, 'backlog', 'Backlog'));
  router.get('/settings', privatePage(context, 'settings', 'Settings'));
  router.get('/settings/:tab', privatePage(context, 'settings', 'Settings'));

  router.get('/status', publicPage(context, 'status', 'Live status'));
  router.get('/help', publicPage(context, 'help', 'Help'));
  router.get('/tools', publicPage(context, 'tools', 'Tools'));
  router.get('/legacy', publicPage(context, 'legacy', 'Time sheet'));
}

function publicPage(context: AppContext, page: string, title: string): Handler {
  return (route) =>
    renderPage(route, sessionOf(context, route), page, {
      title,
      data: { frameUrl: context.frameUrl },
      text: { frameUrl: context.frameUrl },
    });
}

function privatePage(context: AppContext, page: string, title: string): Handler {
  return async (route) => {
    const session = sessionOf(context, route);
    if (!session.account) return toLogin(route);
    await renderPage(route, session, page, { title });
  };
}

function toLogin(route: Parameters<Handler>[0]): void {
  versionOf(route); // so that `?v=` is remembered on the way
  const next = encodeURIComponent(route.url.pathname + route.url.search);
  redirect(route.response, `/login?next=${next}`);
}
