import type { PageAction } from '../../model/action';

/** What is waited for while an action runs, when it is one that waits. */
export function waitWords(action: PageAction): string | undefined {
  if (action.kind === 'waitForStable') return 'waiting for the page to settle';
  if (action.kind !== 'waitForText') return undefined;
  const goal = action.state === 'gone' ? 'go away' : 'appear';
  return `waiting for ${JSON.stringify(action.text)} to ${goal}`;
}
