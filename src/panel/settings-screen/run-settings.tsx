import { Choice } from '../controls/choice';
import { usePanel } from '../panel-context';
import { SettingField } from './setting-field';
import { Toggle } from './toggle';

export function RunSettings() {
  const { models, t } = usePanel();
  const { settings, change } = models.settings;
  return (
    <fieldset class="settings-group">
      <legend>{t('runsTitle')}</legend>
      <Choice
        name="default-model"
        legend={t('defaultModel')}
        value={settings.value.model}
        options={[
          { value: 'plain', label: t('modelPlain') },
          { value: 'anthropic', label: t('modelClaude') },
        ]}
        onChoose={(model) => void change({ model })}
      />
      <SettingField setting="stepCap" label={t('stepCap')} hint={t('stepCapHint')} />
      <Toggle
        label={t('pictures')}
        hint={t('picturesHint')}
        checked={settings.value.pictures}
        onChange={(pictures) => void change({ pictures })}
      />
    </fieldset>
  );
}
