import { assertNever } from '../../model/assert-never';
import type { Run } from '../../model/run';
import type { Verdict } from '../../model/verdict';
import type { Translate } from '../translate';

export interface VerdictWords {
  title: string;
  reason: string | undefined;
}

/** Position of the step that decided a failed run, from 0, when one did. */
export function decidingStep(run: Run): { caseIndex: number; stepIndex: number } | undefined {
  for (const [caseIndex, { verdict }] of run.cases.entries()) {
    if (verdict?.outcome === 'failed' && verdict.stepIndex !== undefined) {
      return { caseIndex, stepIndex: verdict.stepIndex };
    }
  }
  return undefined;
}

export function verdictWords(t: Translate, run: Run, verdict: Verdict): VerdictWords {
  switch (verdict.outcome) {
    case 'passed':
      return { title: t('verdictPassed'), reason: undefined };
    case 'failed': {
      const at = decidingStep(run);
      if (!at) return { title: t('verdictFailed'), reason: verdict.reason };
      const title =
        run.cases.length === 1
          ? t('verdictFailedAtStep', at.stepIndex + 1)
          : t('verdictFailedAtStepOfCase', at.stepIndex + 1, at.caseIndex + 1);
      return { title, reason: verdict.reason };
    }
    case 'inconclusive':
      return { title: t('verdictInconclusive'), reason: verdict.reason };
    default:
      return assertNever(verdict);
  }
}
