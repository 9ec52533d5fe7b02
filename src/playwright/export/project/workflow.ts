import type { ProjectVariable } from './project-variables';

/** A GitHub workflow that runs the tests and keeps the report. */
export function workflow(
  baseUrl: string | undefined,
  variables: readonly ProjectVariable[],
): string {
  return `name: Playwright

on:
  push:
    branches: [main]
  pull_request:

jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    env:
      BASE_URL: \${{ vars.BASE_URL${baseUrl === undefined ? '' : ` || '${baseUrl.replaceAll("'", "''")}'`} }}
${variables.map((variable) => `      ${variable.envName}: ${yamlValue(variable)}\n`).join('')}    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: lts/*
      - run: npm install
      - run: npx playwright install --with-deps chromium
      - run: npx playwright test
      - uses: actions/upload-artifact@v4
        if: \${{ !cancelled() }}
        with:
          name: playwright-report
          path: playwright-report/
          retention-days: 14
`;
}

/** In YAML; JSON strings are YAML strings. GitHub would run what stands after a dollar and braces. */
function yamlValue({ envName, secret, value }: ProjectVariable): string {
  if (secret) return `\${{ secrets.${envName} }}`;
  return value === undefined || value.includes('${{')
    ? `\${{ vars.${envName} }}`
    : JSON.stringify(value);
}
