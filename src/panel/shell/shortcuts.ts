import type { Tab } from '../models/navigation-model';
import type { MessageKey } from '../translate';

/** Everything the keyboard does beyond the browser's own keys; the list under `?` is made of it. */
export const SHORTCUTS: readonly { keys: string; does: MessageKey; single?: boolean }[] = [
  { keys: 'Ctrl+Enter', does: 'shortcutRun' },
  { keys: '1', does: 'shortcutTest', single: true },
  { keys: '2', does: 'shortcutLibrary', single: true },
  { keys: '3', does: 'shortcutRuns', single: true },
  { keys: '← →', does: 'shortcutTabs' },
  { keys: '?', does: 'shortcutHelp', single: true },
];

export const TAB_KEYS: Readonly<Record<string, Tab>> = { 1: 'test', 2: 'library', 3: 'runs' };
