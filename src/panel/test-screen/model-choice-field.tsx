import { Choice } from '../controls/choice';
import { usePanel } from '../panel-context';

/** Who carries out the plan. */
export function ModelChoiceField() {
  const { models, t } = usePanel();
  const { editor, settings } = models;
  return (
    <Choice
      name="model"
      legend={t('model')}
      value={editor.model.value}
      options={[
        { value: 'plain', label: t('modelPlain'), hint: t('modelPlainHint') },
        {
          value: 'anthropic',
          label: t('modelClaude'),
          hint: settings.settings.value.anthropicModel,
        },
      ]}
      onChoose={(model) => editor.edit({ model })}
    />
  );
}
