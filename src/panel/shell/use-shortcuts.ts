import { useEffect } from 'preact/hooks';
import { type Panel, usePanel } from '../panel-context';
import { TAB_KEYS } from './shortcuts';
import { tabId } from './tabs';

/** The shortcuts of the whole panel. */
export function useShortcuts(): void {
  const { models } = usePanel();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (handleKey(models, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [models]);
}

/** Gives whether the key was one of ours. */
function handleKey(models: Panel['models'], event: KeyboardEvent): boolean {
  const { navigation, run, settings, test } = models;
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || navigation.shortcutsOpen.value) return false;
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    const canRun = navigation.screen.value === 'test' && navigation.testView.value === 'plan';
    if (canRun && run.phase.value === 'idle') void test.run();
    return canRun;
  }
  // WCAG 2.1.4: keys without a modifier can be switched off, and never take what is typed.
  if (!settings.settings.value.singleKeyShortcuts || ctrlKey || metaKey || altKey) return false;
  if (isTyping(event.target)) return false;
  if (key === '?') {
    navigation.openShortcuts(true);
    return true;
  }
  const tab = TAB_KEYS[key];
  if (!tab) return false;
  navigation.show(tab);
  navigation.focusOn(tabId(tab));
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])')
  );
}
