import { z } from 'zod';
import { type AppContext, sessionOf } from '../app-context';
import { sendJson } from '../http/replies';
import type { Router } from '../http/router';
import { profileSchema } from '../state/profile';
import { forgetVersion } from '../view/versions';
import { readValid, signedIn } from './api';

const feedbackSchema = z.object({ message: z.string().trim().min(1).max(1000) });

/** What belongs to the browser session: profile, feedback, reset. */
export function addSessionRoutes(router: Router, context: AppContext): void {
  router.get('/api/session', (route) => {
    const session = sessionOf(context, route);
    sendJson(route.response, {
      user: session.account?.name ?? null,
      feedback: session.feedback,
    });
  });

  router.post('/api/reset', (route) => {
    sessionOf(context, route).reset();
    forgetVersion(route.response);
    sendJson(route.response, { reset: true });
  });

  router.get('/api/profile', async (route) => {
    sendJson(route.response, (await signedIn(context, route)).profile);
  });

  router.put('/api/profile', async (route) => {
    const session = await signedIn(context, route);
    session.profile = await readValid(route, profileSchema);
    sendJson(route.response, session.profile);
  });

  router.post('/api/feedback', async (route) => {
    const session = sessionOf(context, route);
    session.feedback.push((await readValid(route, feedbackSchema)).message);
    sendJson(route.response, { received: session.feedback.length }, 201);
  });
}
