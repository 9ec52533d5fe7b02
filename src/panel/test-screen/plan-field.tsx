import { describedBy, Field } from '../controls/field';
import { usePanel } from '../panel-context';
import { PlanProblems } from './plan-problems';
import { PlanSummary } from './plan-summary';

/** The plan as Markdown. Undo is the text area's own. */
export function PlanField() {
  const { models, t } = usePanel();
  const { editor, test } = models;
  const error = test.error.value?.code === 'PlanError';
  return (
    <div class="field">
      <Field id="plan" label={t('plan')} hint={t('planHint')}>
        <textarea
          id="plan"
          class="input input-code"
          rows={10}
          spellcheck={false}
          placeholder={t('planPlaceholder')}
          value={editor.fields.value.plan}
          aria-describedby={describedBy('plan', t('planHint'))}
          aria-invalid={error || undefined}
          onInput={(event) => editor.edit({ plan: event.currentTarget.value })}
        />
      </Field>
      <PlanSummary />
      <PlanProblems />
    </div>
  );
}
