import { usePanel } from '../panel-context';
import { ApiKeyField } from './api-key-field';
import { SettingField } from './setting-field';

export function ClaudeSettings() {
  const { t } = usePanel();
  return (
    <fieldset class="settings-group">
      <legend>{t('modelClaude')}</legend>
      <ApiKeyField />
      <SettingField
        setting="anthropicModel"
        label={t('anthropicModel')}
        hint={t('anthropicModelHint')}
      />
      <SettingField setting="baseUrl" label={t('baseUrl')} hint={t('baseUrlHint')} />
    </fieldset>
  );
}
