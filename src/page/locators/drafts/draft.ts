import type { Locator } from '../../../model/locator';

/** A way to name an element, not yet tried. */
export interface Draft {
  locator: Locator;
  score: number;
}

/** What every draft has to keep to. */
export interface DraftRules {
  /** Whether a text holds a secret, so that no locator may be made of it or of a part of it. */
  isSecret(text: string): boolean;
  testIdAttribute: string;
  /** Whether the element's own content must not be used: a check of its text would prove nothing. */
  ignoresOwnText: boolean;
}

/** `draft` looked for inside `anchor` only. Scores add up as Playwright's do. */
export function within(anchor: Draft, draft: Draft): Draft {
  return {
    locator: { ...draft.locator, within: anchor.locator },
    score: anchor.score * 2 + draft.score,
  };
}
