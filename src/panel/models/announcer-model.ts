import { type ReadonlySignal, signal } from '@preact/signals';

/** What screen readers are told: steps when there is time, verdicts and errors at once. */
export interface AnnouncerModel {
  readonly polite: ReadonlySignal<string>;
  readonly assertive: ReadonlySignal<string>;
  say(text: string): void;
  alert(text: string): void;
}

export function createAnnouncerModel(): AnnouncerModel {
  const polite = signal('');
  const assertive = signal('');
  return {
    polite,
    assertive,
    say: (text) => {
      polite.value = text;
    },
    alert: (text) => {
      assertive.value = text;
    },
  };
}
