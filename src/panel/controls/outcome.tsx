import './outcome.css';
import { assertNever } from '../../model/assert-never';
import type { Run } from '../../model/run';
import { usePanel } from '../panel-context';
import type { MessageKey } from '../translate';
import { Icon, type IconName } from './icon';

interface Look {
  icon: IconName;
  label: MessageKey;
  tone: 'passed' | 'failed' | 'unsure' | 'running';
}

/** How a run or a case stands: of its verdict, or what it is at. */
export function outcomeLook({ status, verdict }: Pick<Run, 'status' | 'verdict'>): Look {
  if (status === 'interrupted') {
    return { icon: 'interrupted', label: 'outcomeInterrupted', tone: 'unsure' };
  }
  if (!verdict) return { icon: 'running', label: 'stateRunning', tone: 'running' };
  switch (verdict.outcome) {
    case 'passed':
      return { icon: 'check', label: 'outcomePassed', tone: 'passed' };
    case 'failed':
      return { icon: 'cross', label: 'outcomeFailed', tone: 'failed' };
    case 'inconclusive':
      return { icon: 'unsure', label: 'outcomeInconclusive', tone: 'unsure' };
    default:
      return assertNever(verdict);
  }
}

export function OutcomeBadge(of: Pick<Run, 'status' | 'verdict'>) {
  const { t } = usePanel();
  const { icon, label, tone } = outcomeLook(of);
  return (
    <span class={`outcome tone-${tone}`}>
      <Icon name={icon} />
      <span>{t(label)}</span>
    </span>
  );
}
