import { devDependencies } from '../../../../package.json';

/** The versions are those that this exporter is tested with. */
export function packageJson(name: string): string {
  const content = {
    name: `${name}-tests`,
    private: true,
    type: 'module',
    engines: { node: '>=20.12' },
    scripts: { test: 'playwright test', typecheck: 'tsc --noEmit' },
    devDependencies: {
      '@playwright/test': devDependencies['@playwright/test'],
      '@types/node': devDependencies['@types/node'],
      typescript: devDependencies.typescript,
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
