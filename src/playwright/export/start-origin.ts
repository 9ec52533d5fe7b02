import type { Run } from '../../model/run';
import { templateParts } from './code/template';

/** Stands for a value the run does not hold. */
const UNKNOWN = 'unknown-value';

/**
 * The origin the run started at, for `baseURL`; undefined when it hangs on a secret, or when the
 * start address is none of the web.
 */
export function startOrigin(run: Run): string | undefined {
  const values = new Map(
    run.variables.map(({ name, secret, value }) => [name, secret ? undefined : value]),
  );
  const address = templateParts(run.startUrl, new Set(values.keys()))
    .map((part) => ('text' in part ? part.text : (values.get(part.variable) ?? UNKNOWN)))
    .join('');
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && !origin.includes(UNKNOWN) ? origin : undefined;
}
