export function gitignore(): string {
  return `${['node_modules', 'test-results', 'playwright-report', '.env', '.auth'].join('\n')}\n`;
}
