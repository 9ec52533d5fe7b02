import type { Locator } from '../../model/locator';
import { notFoundError } from './not-found';
import { withQueryCaches } from './pass';
import { type QueryOptions, queryAll, type Scope } from './query-all';
import { strictModeError } from './strict-mode';

export interface QueryOneOptions extends QueryOptions {
  /** Values that must not show in messages. */
  secrets?: readonly string[];
}

/**
 * The one element a locator matches (strict mode).
 * @throws TargetNotFoundError when there is none: the message says what came nearest.
 * @throws StrictModeError when there are several: the message lists a locator for each.
 * @throws InvalidLocatorError
 */
export function queryOne(
  locator: Locator,
  root: Scope = document,
  options: QueryOneOptions = {},
): Element {
  const { secrets = [] } = options;
  return withQueryCaches(() => {
    const found = queryAll(locator, root, options);
    const [first] = found;
    if (!first) throw notFoundError(locator, root, options, secrets);
    if (found.length > 1) throw strictModeError(locator, found, secrets);
    return first;
  });
}
