import type { Run } from '../../model/run';
import { defaultBaseUrl } from './project/base-url';
import { envExample } from './project/env-example';
import { envHelper } from './project/env-helper';
import { gitignore } from './project/gitignore';
import { packageJson } from './project/package-json';
import { playwrightConfig } from './project/playwright-config';
import { projectVariables } from './project/project-variables';
import { readme } from './project/readme';
import { tsconfig } from './project/tsconfig';
import { workflow } from './project/workflow';
import { renderSpec } from './render-spec';
import { slug } from './slug';

/**
 * The run as a whole Playwright project, by path. No file holds the value of a secret.
 * @throws ExportError when nothing was done in the run.
 */
export function renderProject(run: Run): Map<string, string> {
  const name = slug(run.scenarioName, 'scenario');
  const baseUrl = defaultBaseUrl(run);
  const variables = projectVariables(run);
  return new Map([
    ['playwright.config.ts', playwrightConfig(baseUrl)],
    [`tests/${name}.spec.ts`, renderSpec(run)],
    ['tests/env.ts', envHelper()],
    ['.env.example', envExample(baseUrl, variables)],
    ['.gitignore', gitignore()],
    ['package.json', packageJson(name)],
    ['tsconfig.json', tsconfig()],
    ['README.md', readme(run.scenarioName, baseUrl, variables)],
    ['.github/workflows/playwright.yml', workflow(baseUrl, variables)],
  ]);
}
