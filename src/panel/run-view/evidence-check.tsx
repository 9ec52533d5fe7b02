import type { Step } from '../../model/step';
import type { ExpectedCheckResults } from '../../report/results-schema';
import { Icon } from '../controls/icon';
import { usePanel } from '../panel-context';
import { Expectation } from './expectation';

const LOOKS = {
  passed: { icon: 'check', tone: 'passed', label: 'checkHeld' },
  failed: { icon: 'cross', tone: 'failed', label: 'checkFailed' },
  notChecked: { icon: 'unsure', tone: 'unsure', label: 'checkNotCovered' },
} as const;

interface EvidenceCheckProps {
  check: ExpectedCheckResults;
  steps: readonly Step[];
}

/** One expected check, with the assertions that covered it. */
export function EvidenceCheck({ check, steps }: EvidenceCheckProps) {
  const { t } = usePanel();
  const { icon, tone, label } = LOOKS[check.status];
  const covering = check.coveredBy.flatMap((number) => steps.slice(number - 1, number));
  return (
    <li class="evidence-check">
      <span class={`tone-${tone}`}>
        <Icon name={icon} />
      </span>
      <div>
        <p>
          <span class="visually-hidden">{t(label)}: </span>
          {check.text}
        </p>
        {covering.length === 0 && <p class="tone-unsure">{t('checkNotCoveredText')}</p>}
        {covering.map((step) => (
          <Expectation key={step.id} step={step} />
        ))}
      </div>
    </li>
  );
}
