import './settings-screen.css';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';
import { ClaudeSettings } from './claude-settings';
import { RunSettings } from './run-settings';
import { ShortcutSettings } from './shortcut-settings';
import { StorageSettings } from './storage-settings';

/** Every change is kept as it is made; there is no Save. */
export function SettingsScreen() {
  const { models, t } = usePanel();
  const { navigation, settings } = models;
  const back = () => {
    navigation.show(navigation.tab.value);
    navigation.focusOn('settings-button');
  };
  return (
    <div class="screen settings">
      <div class="screen-head">
        <h2 id="settings-heading" tabIndex={-1}>
          {t('settings')}
        </h2>
        <Button icon="back" onClick={back}>
          {t('back')}
        </Button>
      </div>
      <ErrorLine error={settings.error.value} />
      <ClaudeSettings />
      <RunSettings />
      <StorageSettings />
      <ShortcutSettings />
    </div>
  );
}
