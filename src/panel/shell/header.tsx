import './header.css';
import { IconButton } from '../controls/button';
import { usePanel } from '../panel-context';
import { Mark } from './mark';
import { TargetLine } from './target-line';
import { TargetNotice } from './target-notice';

export function Header() {
  const { models, t } = usePanel();
  const { navigation } = models;
  return (
    <header class="header">
      <div class="header-row">
        <Mark />
        <h1 class="header-name">{t('extensionName')}</h1>
        <TargetLine />
        <IconButton
          icon="help"
          label={t('shortcuts')}
          onClick={() => navigation.openShortcuts(true)}
        />
        <IconButton
          icon="settings"
          id="settings-button"
          label={t('settings')}
          onClick={() => {
            navigation.show('settings');
            navigation.focusOn('settings-heading');
          }}
        />
      </div>
      <TargetNotice />
    </header>
  );
}
