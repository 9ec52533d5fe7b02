import { usePanel } from '../panel-context';
import { ShortcutList } from '../shell/shortcuts-dialog';
import { Toggle } from './toggle';

export function ShortcutSettings() {
  const { models, t } = usePanel();
  const { settings, change } = models.settings;
  return (
    <fieldset class="settings-group">
      <legend>{t('shortcuts')}</legend>
      <Toggle
        label={t('singleKeys')}
        hint={t('singleKeysHint')}
        checked={settings.value.singleKeyShortcuts}
        onChange={(singleKeyShortcuts) => void change({ singleKeyShortcuts })}
      />
      <ShortcutList />
    </fieldset>
  );
}
