import { z } from 'zod';

/** What an action changed within its settle window. All false and absent means "no visible effect". */
export const effectSchema = z.object({
  /** The address after the action, when it changed or a new document was loaded. */
  navigatedTo: z.string().optional(),
  newDocument: z.boolean().optional(),
  /** Title or address of a tab the action opened. */
  openedTab: z.string().optional(),
  /** Count of DOM mutations seen. */
  mutations: z.number().int().nonnegative(),
  /** The target's value, checked or selected state afterwards, when it changed. */
  value: z.string().optional(),
  checked: z.boolean().optional(),
  /** Role and name of what has the focus now, when the focus moved. */
  focus: z.string().optional(),
  scrolled: z.boolean().optional(),
});
export type Effect = z.infer<typeof effectSchema>;

export function hasVisibleEffect(effect: Effect): boolean {
  return (
    effect.navigatedTo !== undefined ||
    effect.newDocument === true ||
    effect.openedTab !== undefined ||
    effect.mutations > 0 ||
    effect.value !== undefined ||
    effect.checked !== undefined ||
    effect.focus !== undefined ||
    effect.scrolled === true
  );
}

/** The effect in one line, for the agent, the step list and the report. */
export function describeEffect(effect: Effect): string {
  const parts: string[] = [];
  if (effect.navigatedTo !== undefined) parts.push(`page changed to ${effect.navigatedTo}`);
  else if (effect.newDocument) parts.push('page reloaded');
  if (effect.openedTab !== undefined) parts.push(`opened tab ${effect.openedTab}`);
  if (effect.value !== undefined) parts.push(`value is now ${JSON.stringify(effect.value)}`);
  if (effect.checked !== undefined) parts.push(effect.checked ? 'now checked' : 'now unchecked');
  if (effect.focus !== undefined) parts.push(`focus on ${effect.focus}`);
  if (effect.scrolled) parts.push('scrolled');
  if (effect.mutations > 0) {
    parts.push(`${effect.mutations} ${effect.mutations === 1 ? 'change' : 'changes'} on the page`);
  }
  return parts.length > 0 ? parts.join('; ') : 'no visible effect';
}
