/** Takes the picture of the panel in the README: a real run, beside the page it tests. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { startDemoApp } from '../test/apps/demo/server';
import { launchExtension } from './launch-extension';

const app = await startDemoApp({ port: 4173, latencyMs: 400 });
const browser = await launchExtension({ extension: resolve('.output/chrome-mv3'), headless: true });
try {
  const page = await browser.context.newPage();
  await page.setViewportSize({ width: 900, height: 720 });
  await page.goto(`${app.url}/login`);
  const panel = await browser.openPanel(page);
  await panel.setViewportSize({ width: 420, height: 720 });
  const plan = await readFile('scripts/demo-plan.md', 'utf8');
  await panel.getByLabel('Plan', { exact: true }).fill(plan);
  await panel.getByRole('button', { name: 'Add EMAIL' }).click();
  await panel.getByLabel('Value of EMAIL').fill('ada@example.com');
  await panel.getByRole('button', { name: 'Add PASSWORD' }).click();
  const password = panel.getByRole('group', { name: 'PASSWORD' });
  await password.getByLabel('Secret').check();
  await panel.getByLabel('Value of PASSWORD').fill('correct-horse');
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await panel.getByText('Select "High"').waitFor();
  const [left, right] = [await page.screenshot(), await panel.screenshot()];

  // One picture of both, as they stand side by side on a screen.
  const sheet = await browser.context.newPage();
  await sheet.setViewportSize({ width: 1320, height: 720 });
  const url = (image: Buffer) => `data:image/png;base64,${image.toString('base64')}`;
  await sheet.setContent(
    `<body style="margin:0;display:flex"><img src="${url(left)}"><img src="${url(right)}"></body>`,
  );
  await sheet.screenshot({ path: 'docs/panel.png' });
  console.log('Wrote docs/panel.png');
} finally {
  await browser.close();
  await app.close();
}
