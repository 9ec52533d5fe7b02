import { type AppContext, sessionOf } from '../app-context';
import { readForm } from '../http/body';
import { redirect } from '../http/replies';
import type { Router } from '../http/router';
import { checkCredentials } from '../state/accounts';
import { renderPage } from '../view/render-page';

/** Sign in and out. */
export function addAuthRoutes(router: Router, context: AppContext): void {
  router.get('/login', async (route) => {
    const session = sessionOf(context, route);
    const next = safeNext(route.url.searchParams.get('next'));
    if (session.account) return redirect(route.response, next);
    const signedOut = route.url.searchParams.has('signed-out');
    await renderPage(route, session, 'login', {
      title: 'Sign in',
      text: { next, email: '', error: '' },
      flags: { failed: false, signedOut },
    });
  });

  router.post('/login', async (route) => {
    const session = sessionOf(context, route);
    const form = await readForm(route.request);
    const email = form.get('email') ?? '';
    const next = safeNext(form.get('next'));
    const account = checkCredentials(email, form.get('password') ?? '');
    if (account) {
      session.signIn(account);
      return redirect(route.response, next);
    }
    await renderPage(route, session, 'login', {
      title: 'Sign in',
      status: 401,
      text: { next, email, error: 'The email or the password is wrong. Check both and try again.' },
      flags: { failed: true, signedOut: false },
    });
  });

  router.post('/logout', (route) => {
    sessionOf(context, route).account = undefined;
    redirect(route.response, '/login?signed-out');
  });
}

/** Only a path on this server. Parsed as a browser does: `//host`, `/\\host`, `/\t/host` all leave it. */
function safeNext(next: string | null): string {
  const here = 'http://trackline.invalid';
  const url = next !== null && URL.canParse(next, here) ? new URL(next, here) : undefined;
  return next?.startsWith('/') && url?.origin === here ? url.pathname + url.search : '/issues';
}
