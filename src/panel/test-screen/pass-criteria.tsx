import { describedBy, Field } from '../controls/field';
import { usePanel } from '../panel-context';

export function PassCriteria() {
  const { models, t } = usePanel();
  const { editor } = models;
  return (
    <Field id="pass-criteria" label={t('passCriteria')} hint={t('passCriteriaHint')}>
      <textarea
        id="pass-criteria"
        class="input"
        rows={2}
        placeholder={t('passCriteriaPlaceholder')}
        value={editor.fields.value.passCriteria}
        aria-describedby={describedBy('pass-criteria', t('passCriteriaHint'))}
        onInput={(event) => editor.edit({ passCriteria: event.currentTarget.value })}
      />
    </Field>
  );
}
