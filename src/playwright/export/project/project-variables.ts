import type { Run } from '../../../model/run';
import { envNames } from '../env-names';

export interface ProjectVariable {
  /** Name in the plan. */
  name: string;
  envName: string;
  /** Undefined for a secret, and for a value the run did not keep. */
  value: string | undefined;
  secret: boolean;
}

/** The run's variables as the project's files name them; a plan's own `BASE_URL` is the config's. */
export function projectVariables(run: Run): ProjectVariable[] {
  const names = envNames(run.variables);
  return run.variables
    .filter(({ name }) => name !== 'BASE_URL')
    .map(({ name, secret, value }) => ({
      name,
      envName: names.get(name) ?? name,
      value: secret ? undefined : value,
      secret,
    }));
}
