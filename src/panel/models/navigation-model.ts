import { batch, type ReadonlySignal, signal } from '@preact/signals';

export const TABS = ['test', 'library', 'runs'] as const;
export type Tab = (typeof TABS)[number];
export type Screen = Tab | 'settings';

/** Which screen is shown, and where the focus goes when what had it is gone. */
export interface NavigationModel {
  readonly screen: ReadonlySignal<Screen>;
  /** The tab that Settings goes back to. */
  readonly tab: ReadonlySignal<Tab>;
  /** The Test screen is for writing a plan, or for watching the run of it. */
  readonly testView: ReadonlySignal<'plan' | 'run'>;
  readonly shortcutsOpen: ReadonlySignal<boolean>;
  /** Id of the element that is to get the focus once it is there. */
  readonly focusRequest: ReadonlySignal<string | undefined>;
  show(screen: Screen): void;
  showPlan(): void;
  showRun(): void;
  openShortcuts(open: boolean): void;
  focusOn(id: string | undefined): void;
}

export function createNavigationModel(): NavigationModel {
  const screen = signal<Screen>('test');
  const tab = signal<Tab>('test');
  const testView = signal<'plan' | 'run'>('plan');
  const shortcutsOpen = signal(false);
  const focusRequest = signal<string | undefined>(undefined);
  const show = (next: Screen) =>
    batch(() => {
      screen.value = next;
      if (next !== 'settings') tab.value = next;
    });
  const showTest = (view: 'plan' | 'run', focusId: string) =>
    batch(() => {
      show('test');
      testView.value = view;
      focusRequest.value = focusId;
    });
  return {
    screen,
    tab,
    testView,
    shortcutsOpen,
    focusRequest,
    show,
    showPlan: () => showTest('plan', 'plan'),
    showRun: () => showTest('run', 'run-heading'),
    openShortcuts: (open) => {
      shortcutsOpen.value = open;
    },
    focusOn: (id) => {
      focusRequest.value = id;
    },
  };
}
