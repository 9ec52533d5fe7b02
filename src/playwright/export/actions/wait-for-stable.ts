import type { Statement } from '../code/statement';

/**
 * Nothing: Playwright waits before each action and in each `expect`. How long the page took is in
 * the timeout of the check that follows.
 */
export function exportWaitForStable(): Statement | undefined {
  return undefined;
}
