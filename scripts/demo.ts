/**
 * Shows the main job from end to end: a plan runs in a real browser, gets a verdict, and becomes a
 * Playwright project, which then runs on its own. The exit code follows both.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RunEvent } from '../src/model/run-event';
import { startDemoApp } from '../test/apps/demo/server';
import { findChromium } from './chromium.mjs';
import { describeEvent } from './describe-event';
import { launchExtension } from './launch-extension';

const { values } = parseArgs({
  options: {
    model: { type: 'string', default: 'plain' },
    out: { type: 'string', default: 'demo-output' },
    headed: { type: 'boolean' },
  },
});
const model = values.model;
if (model !== 'plain' && model !== 'anthropic') {
  console.error(`There is no model "${model}". Use --model plain or --model anthropic.`);
  process.exit(2);
}
const apiKey = process.env.ANTHROPIC_API_KEY;
if (model === 'anthropic' && !apiKey) {
  console.error('--model anthropic needs ANTHROPIC_API_KEY in the environment.');
  process.exit(2);
}

declare global {
  interface Window {
    demoEvent(event: RunEvent): void;
  }
}

const EXTENSION = resolve('.output/chrome-mv3');
const VARIABLES = {
  EMAIL: 'ada@example.com',
  PASSWORD: { value: 'correct-horse', secret: true },
};

/** Not `spawnSync`: the demo application lives in this process and must go on answering. */
function run(command: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

console.log('Building the extension.');
if (!(await run('npx wxt build --level warn'))) process.exit(1);

const app = await startDemoApp();
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY);
const browser = await launchExtension({
  extension: EXTENSION,
  headless: !(values.headed ?? hasDisplay),
});

try {
  const page = await browser.context.newPage();
  await page.goto(`${app.url}/login`);
  const panel = await browser.openPanel(page);
  await page.bringToFront();

  console.log(`\nRunning three cases on ${app.url} with ${model} steps:`);
  await panel.exposeFunction('demoEvent', (event: RunEvent) => {
    const line = describeEvent(event);
    if (line !== undefined) console.log(line);
  });
  const result = await panel.evaluate(
    async ({ plan, options, key }) => {
      if (key !== undefined) await globalThis.sidewright.setApiKey(key);
      return globalThis.sidewright.run(plan, { ...options, onEvent: window.demoEvent });
    },
    {
      plan: await readFile('scripts/demo-plan.md', 'utf8'),
      options: {
        name: 'Trackline demo',
        startUrl: `${app.url}/login`,
        variables: VARIABLES,
        model,
      } as const,
      key: model === 'anthropic' ? apiKey : undefined,
    },
  );

  const out = resolve(values.out);
  await rm(out, { recursive: true, force: true });
  for (const [path, content] of Object.entries(result.project)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), content);
  }
  console.log(`\nVerdict: ${result.verdict?.outcome ?? 'none'}`);
  console.log(`The Playwright project is in ${out}\n\nRunning it with \`npx playwright test\`:`);
  const specPassed = await run(`cd ${JSON.stringify(out)} && npx playwright test --reporter=list`, {
    EMAIL: VARIABLES.EMAIL,
    PASSWORD: VARIABLES.PASSWORD.value,
    CHROMIUM_PATH: findChromium(),
  });
  console.log(specPassed ? '\nThe exported spec passed.' : '\nThe exported spec FAILED.');
  process.exitCode = result.verdict?.outcome === 'passed' && specPassed ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
}
