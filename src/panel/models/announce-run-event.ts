import { describeStep } from '../../model/describe-step';
import type { Run } from '../../model/run';
import type { RunEvent } from '../../model/run-event';
import type { Translate } from '../translate';
import { formatDuration } from '../words/duration';
import { STEP_STATES } from '../words/step-states';
import { verdictWords } from '../words/verdict-words';
import type { AnnouncerModel } from './announcer-model';

/** Tells screen readers of a run what sighted people see change. */
export function announceRunEvent(
  { say, alert }: AnnouncerModel,
  t: Translate,
  event: RunEvent,
  run: Run | undefined,
): void {
  switch (event.type) {
    case 'runStarted':
      // A verdict that reads like the last one must be heard again.
      alert('');
      say(t(event.run.cases.length === 0 ? 'announceStarted' : 'announceResumed'));
      return;
    case 'stepEnded': {
      const state = t(STEP_STATES[event.step.status]);
      const duration = formatDuration(event.step.durationMs ?? 0);
      say(`${state}: ${describeStep(event.step)}, ${duration}`);
      return;
    }
    case 'paused':
      say(t('phasePaused'));
      return;
    case 'resumed':
      say(t('announceResumed'));
      return;
    case 'runEnded': {
      if (!run) return;
      const { title, reason } = verdictWords(t, run, event.verdict);
      alert(reason === undefined ? title : `${title}. ${reason}`);
      return;
    }
    default:
      return;
  }
}
