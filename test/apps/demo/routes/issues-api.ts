import { z } from 'zod';
import type { AppContext } from '../app-context';
import { sendJson } from '../http/replies';
import type { Router } from '../http/router';
import { issueFormSchema, issuePatchSchema } from '../state/issue';
import { readValid, signedIn } from './api';

const commentSchema = z.object({
  text: z.string().trim().min(1, 'Write something first.').max(500),
});

/** Issues as JSON. All need a signed-in user and take their time. */
export function addIssueRoutes(router: Router, context: AppContext): void {
  router.get('/api/issues', async (route) => {
    const session = await signedIn(context, route);
    const query = route.url.searchParams;
    const issues = session.issues.find({
      text: query.get('q') ?? '',
      status: query.get('status') ?? '',
      assignee: query.get('mine') === 'true' ? (session.account?.name ?? '') : '',
    });
    sendJson(route.response, { issues });
  });

  router.post('/api/issues', async (route) => {
    const session = await signedIn(context, route);
    const form = await readValid(route, issueFormSchema);
    sendJson(route.response, session.issues.create(form), 201);
  });

  router.get('/api/issues/:id', async (route) => {
    const session = await signedIn(context, route);
    sendJson(route.response, session.issues.get(route.params.id ?? ''));
  });

  router.patch('/api/issues/:id', async (route) => {
    const session = await signedIn(context, route);
    const patch = await readValid(route, issuePatchSchema);
    sendJson(route.response, session.issues.update(route.params.id ?? '', patch));
  });

  router.post('/api/issues/:id/archive', async (route) => {
    const session = await signedIn(context, route);
    session.issues.get(route.params.id ?? '').archived = true;
    sendJson(route.response, { archived: true });
  });

  router.post('/api/issues/:id/restore', async (route) => {
    const session = await signedIn(context, route);
    session.issues.get(route.params.id ?? '').archived = false;
    sendJson(route.response, { archived: false });
  });

  router.post('/api/issues/:id/comments', async (route) => {
    const session = await signedIn(context, route);
    const { text } = await readValid(route, commentSchema);
    const comment = { author: session.account?.name ?? '', text };
    session.issues.get(route.params.id ?? '').comments.push(comment);
    sendJson(route.response, comment, 201);
  });
}
