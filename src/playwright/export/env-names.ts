import type { Run } from '../../model/run';

type RunVariable = Run['variables'][number];

/**
 * Names that a system or the generated project itself sets: read from the environment, such a
 * variable would silently get the wrong value. Compared without case, as Windows does.
 */
const TAKEN = new Set(
  (
    'CI COMPUTERNAME DEBUG DISPLAY EDITOR HOME HOSTNAME LANG LANGUAGE LOGNAME MAIL NODE_ENV ' +
    'NODE_OPTIONS OLDPWD OS PATH PORT PWD SHELL TEMP TERM TMP TMPDIR TZ USER USERDOMAIN USERNAME ' +
    'USERPROFILE CHROMIUM_PATH'
  ).split(' '),
);

/** The environment variable of each variable of a run: its own name, or with `TEST_` in front. */
export function envNames(variables: readonly RunVariable[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const given = new Set(variables.map(({ name }) => name));
  for (const { name } of variables) {
    let envName = name;
    while (TAKEN.has(envName.toUpperCase()) || (envName !== name && given.has(envName))) {
      envName = `TEST_${envName}`;
    }
    names.set(name, envName);
  }
  return names;
}
