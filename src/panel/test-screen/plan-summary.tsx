import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';
import { countOf } from '../translate';

/** What the plan comes to, and whether it is kept. */
export function PlanSummary() {
  const { models, t } = usePanel();
  const { editor } = models;
  if (editor.error.value) return <ErrorLine error={editor.error.value} />;
  const parsed = editor.parsed.value;
  if (!('plan' in parsed)) return null;
  const { cases } = parsed.plan;
  const lines = cases.flatMap((planCase) => planCase.lines);
  const checks = lines.filter(({ kind }) => kind === 'check').length;
  return (
    <p class="plan-foot muted number">
      <span>
        {countOf(t, cases.length, 'casesOne', 'casesOther')} ·{' '}
        {countOf(t, lines.length, 'stepsOne', 'stepsOther')} ·{' '}
        {countOf(t, checks, 'checksOne', 'checksOther')}
      </span>
    </p>
  );
}
