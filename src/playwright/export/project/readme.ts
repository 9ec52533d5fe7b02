import { LOGIN_STATE } from './playwright-config';
import type { ProjectVariable } from './project-variables';

export function readme(
  scenarioName: string,
  baseUrl: string | undefined,
  variables: readonly ProjectVariable[],
): string {
  const site = baseUrl ?? 'the site under test';
  return `# ${heading(scenarioName)}

Playwright tests, made by Sidewright from a run in the browser. They are plain Playwright: edit them as you like.

## Run

\`\`\`sh
npm install
npx playwright install chromium
${variables.length > 0 ? 'cp .env.example .env   # then fill in what is empty\n' : ''}npx playwright test
\`\`\`

The report is in \`playwright-report/\`: \`npx playwright show-report\`. A failed test has a trace in it.

## Settings

From the environment, or from a file \`.env\` beside this one:

| name | what |
| --- | --- |
| \`BASE_URL\` | The site to test.${baseUrl === undefined ? '' : ` \`${baseUrl}\` when not set.`} |
| \`CHROMIUM_PATH\` | A Chromium of your own, instead of Playwright's. |
${variables.map(variableRow).join('')}
## When the site needs a login

The run was made in a browser that may have been logged in already; the tests start in a clean one. If the plan does not log in itself, log in once by hand and keep the state:

\`\`\`sh
npx playwright codegen --save-storage=${LOGIN_STATE} ${baseUrl ?? '<address>'}
\`\`\`

Log in to ${site} in the window that opens, then close it. The tests use \`${LOGIN_STATE}\` when it is there. It holds session cookies, so git ignores it; make it again when the session has ended.
`;
}

function variableRow({ name, envName, secret }: ProjectVariable): string {
  return `| \`${envName}\` | \`{{${name}}}\` in the plan.${secret ? ' Secret.' : ''} |\n`;
}

/** One line, its Markdown signs taken as they stand. */
function heading(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#]/g, '\\$&');
}
