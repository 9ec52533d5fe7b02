import { nextTask } from '../timing';
import type { ActionContext } from './context';

/** Goes one entry back in the history of the tab. A new document unloads this engine. */
export async function back({ document, signal }: ActionContext): Promise<void> {
  document.defaultView?.history.back();
  await nextTask(signal);
}
