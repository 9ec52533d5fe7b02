import { z } from 'zod';
import { newScenarioId, scenarioIdSchema } from '../../model/ids';
import { modelChoiceSchema } from '../../model/scenario';
import { withoutSecretValues } from '../../store';

const KEY = 'sidewright.draft';

/** What is in the editor. Each field is kept for itself: one that is broken takes no other with it. */
export const draftSchema = z.object({
  id: scenarioIdSchema.catch(newScenarioId),
  name: z.string().catch(''),
  plan: z.string().catch(''),
  startUrl: z.string().catch(''),
  passCriteria: z.string().catch(''),
  /** Undefined: what Settings says. */
  model: modelChoiceSchema.optional().catch(undefined),
  createdAt: z.number().catch(Date.now),
  /** Whether something was changed since it was saved to the library. */
  changed: z.boolean().catch(true),
  variables: z
    .array(
      z.object({
        name: z.string().catch(''),
        value: z.string().catch(''),
        secret: z.boolean().catch(true),
      }),
    )
    .catch([]),
});
export type Draft = z.infer<typeof draftSchema>;

export function emptyDraft(): Draft {
  return { ...draftSchema.parse({}), changed: false };
}

export function readDraft(storage: Pick<Storage, 'getItem'>): Draft {
  const text = storage.getItem(KEY);
  if (text === null) return emptyDraft();
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return emptyDraft();
  }
}

export function writeDraft(storage: Pick<Storage, 'setItem'>, draft: Draft): void {
  storage.setItem(KEY, JSON.stringify(withoutSecretValues(draft)));
}

export function isEmptyDraft({ name, plan, startUrl, passCriteria, variables }: Draft): boolean {
  const texts = [name, plan, startUrl, passCriteria];
  return variables.length === 0 && texts.every((text) => text.trim() === '');
}
