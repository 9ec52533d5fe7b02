import { quote } from '../../../model/locator-code';

/** File that a login is kept in, as the README says; git ignores it. */
export const LOGIN_STATE = '.auth/state.json';

export function playwrightConfig(baseUrl: string | undefined): string {
  const fallback = baseUrl === undefined ? '' : ` || ${quote(baseUrl)}`;
  return `import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import './tests/env';

const loginState = '${LOGIN_STATE}';
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: './tests',
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: process.env.BASE_URL${fallback},
    storageState: existsSync(loginState) ? loginState : undefined,
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: executablePath ? { executablePath } : {},
      },
    },
  ],
});
`;
}
