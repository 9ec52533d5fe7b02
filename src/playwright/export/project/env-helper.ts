/**
 * `tests/env.ts`: what the spec reads variables with. No `import.meta`, so that it also works in a
 * CommonJS project it is copied to.
 */
export function envHelper(): string {
  return `import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile();

/** A variable from the environment or from .env; an empty one counts as not set. */
export function env(name: string, fallback?: string): string {
  const value = process.env[name] || fallback;
  if (value === undefined) {
    throw new Error(\`Set \${name} in the environment or in .env (see .env.example).\`);
  }
  return value;
}

/** A variable, escaped for use inside a regular expression. */
export function envPattern(name: string): string {
  return env(name).replace(/[\\\\^$.*+?()[\\]{}|]/g, '\\\\$&');
}
`;
}
