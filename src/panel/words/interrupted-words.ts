import type { Run } from '../../model/run';
import type { Translate } from '../translate';

/** Which run was interrupted, and at which of its steps. */
export function interruptedWords(t: Translate, { scenarioName, cases }: Run): string {
  const step = cases.at(-1)?.steps.length ?? 0;
  if (cases.length > 1) {
    return step === 0
      ? t('interruptedAtCase', scenarioName, cases.length)
      : t('interruptedAtStepOfCase', scenarioName, step, cases.length);
  }
  return step === 0
    ? t('interruptedAtStart', scenarioName)
    : t('interruptedAtStep', scenarioName, step);
}
