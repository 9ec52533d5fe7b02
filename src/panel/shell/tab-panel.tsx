import { assertNever } from '../../model/assert-never';
import { LibraryScreen } from '../library-screen/library-screen';
import type { Tab } from '../models/navigation-model';
import { usePanel } from '../panel-context';
import { RunsScreen } from '../runs-screen/runs-screen';
import { TestScreen } from '../test-screen/test-screen';
import { tabId, tabPanelId } from './tabs';

export function TabPanel() {
  const tab = usePanel().models.navigation.tab.value;
  return (
    <div role="tabpanel" id={tabPanelId(tab)} aria-labelledby={tabId(tab)}>
      <TabScreen tab={tab} />
    </div>
  );
}

function TabScreen({ tab }: { tab: Tab }) {
  switch (tab) {
    case 'test':
      return <TestScreen />;
    case 'library':
      return <LibraryScreen />;
    case 'runs':
      return <RunsScreen />;
    default:
      return assertNever(tab);
  }
}
