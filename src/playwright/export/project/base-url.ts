import type { Run } from '../../../model/run';
import { startOrigin } from '../start-origin';

/** What `BASE_URL` is when nobody sets it: the plan's own variable of that name, or the start's origin. */
export function defaultBaseUrl(run: Run): string | undefined {
  const own = run.variables.find(({ name }) => name === 'BASE_URL');
  const value = own?.secret ? undefined : own?.value;
  return value !== undefined && URL.canParse(value) ? value : startOrigin(run);
}
