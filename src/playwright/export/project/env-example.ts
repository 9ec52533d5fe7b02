import { dotEnvLine } from './dot-env';
import type { ProjectVariable } from './project-variables';

/** Names every variable, with its value unless it is a secret. */
export function envExample(
  baseUrl: string | undefined,
  variables: readonly ProjectVariable[],
): string {
  return [
    '# Copy this file to .env and fill it in. .env stays on your machine: git ignores it.',
    '',
    '# The site to test.',
    (baseUrl === undefined ? undefined : dotEnvLine('BASE_URL', baseUrl)) ?? 'BASE_URL=',
    ...variables.flatMap(variableLines),
    '',
  ].join('\n');
}

function variableLines({ name, envName, value, secret }: ProjectVariable): string[] {
  const plan = `{{${name}}} in the plan`;
  if (secret) return ['', `# ${plan}. Secret: fill it in in .env, never here.`, `${envName}=`];
  const line = dotEnvLine(envName, value ?? '');
  if (line !== undefined) return ['', `# ${plan}.`, line];
  return ['', `# ${plan}. Set it in the environment: a .env file cannot hold its value.`];
}
