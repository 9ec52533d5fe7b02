import './tabs.css';
import { TABS, type Tab } from '../models/navigation-model';
import { usePanel } from '../panel-context';
import type { MessageKey } from '../translate';

const LABELS: Record<Tab, MessageKey> = { test: 'tabTest', library: 'tabLibrary', runs: 'tabRuns' };

export const tabId = (tab: Tab) => `tab-${tab}`;
export const tabPanelId = (tab: Tab) => `panel-${tab}`;

/** Arrow keys move between the tabs, as the ARIA practices ask; only the shown one is a tab stop. */
export function Tabs() {
  const { models, t } = usePanel();
  const { navigation } = models;
  const shown = navigation.tab.value;
  const show = (tab: Tab) => {
    navigation.show(tab);
    navigation.focusOn(tabId(tab));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(shown, event.key);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    <nav aria-label={t('tabs')}>
      <div class="tabs" role="tablist" aria-label={t('tabs')} onKeyDown={onKeyDown}>
        {TABS.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            class="tab"
            id={tabId(tab)}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? tabPanelId(tab) : undefined}
            aria-keyshortcuts={String(index + 1)}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => show(tab)}
          >
            {t(LABELS[tab])}
          </button>
        ))}
      </div>
    </nav>
  );
}

function neighbour(tab: Tab, key: string): Tab | undefined {
  const index = TABS.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return TABS[(index + 1) % TABS.length];
    case 'ArrowLeft':
      return TABS.at(index - 1);
    case 'Home':
      return TABS[0];
    case 'End':
      return TABS.at(-1);
    default:
      return undefined;
  }
}
