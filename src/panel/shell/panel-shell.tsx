import './panel-shell.css';
import { usePanel } from '../panel-context';
import { SettingsScreen } from '../settings-screen/settings-screen';
import { FocusKeeper } from './focus-keeper';
import { Header } from './header';
import { LiveRegions } from './live-regions';
import { RunFooter } from './run-footer';
import { ShortcutsDialog } from './shortcuts-dialog';
import { TabPanel } from './tab-panel';
import { Tabs } from './tabs';
import { UndoLine } from './undo-line';
import { useShortcuts } from './use-shortcuts';

/** The frame that stays: where the panel works, the tabs, the run that goes on. */
export function PanelShell() {
  const { models } = usePanel();
  useShortcuts();
  const inSettings = models.navigation.screen.value === 'settings';
  return (
    <div class="panel">
      <Header />
      {inSettings ? null : <Tabs />}
      <main class="panel-main">{inSettings ? <SettingsScreen /> : <TabPanel />}</main>
      <UndoLine />
      <RunFooter />
      <LiveRegions />
      <ShortcutsDialog />
      <FocusKeeper />
    </div>
  );
}
