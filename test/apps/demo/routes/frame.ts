import { sendAsset } from '../http/assets';
import { sendHtml } from '../http/replies';
import { Router } from '../http/router';
import { renderTemplate } from '../view/template';

/** The frame server: one page, the feedback form that the help page embeds. */
export function createFrameRouter(): Router {
  return new Router()
    .get('/widget', async (route) => {
      sendHtml(route.response, await renderTemplate('widget', { text: {}, raw: {}, flags: {} }));
    })
    .get('/assets/:folder/:name', (route) =>
      sendAsset(route.response, route.params.folder ?? '', route.params.name ?? ''),
    );
}
