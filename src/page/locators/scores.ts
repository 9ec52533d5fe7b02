/**
 * How much each way of naming an element costs; lower wins. The scale is Playwright's, so that
 * scores compare. A chain costs the sum of its links, each times its distance from the end.
 * Ways that survive a redesign come first: what a tester wrote, what a user reads, then the markup.
 */
export const SCORE = {
  testId: 1,
  otherTestId: 2,
  frameAttribute: 10,
  roleAndName: 100,
  placeholder: 120,
  label: 140,
  alt: 160,
  /** An item of a list, told apart by a text in it. */
  itemWithText: 170,
  text: 180,
  title: 200,
  cssId: 500,
  role: 510,
  cssAttribute: 520,
  cssTag: 530,
  cssClass: 540,
  roleWithText: 1200,
  cssTagWithText: 1240,
  /** The third in a row that has a name is surer than the third on the page. */
  nthInPlace: 5_000,
  nth: 10_000,
  cssPath: 10_000_000,
} as const;

/** Added to the score of a way. */
export const MALUS = {
  exact: 5,
  level: 8,
  amongSiblings: 10,
  /** A locator in a locator reads worse than a text. */
  has: 20,
  /** A text that has to match from end to end as a regular expression. */
  regex: 70,
  /** Text that likely reads otherwise tomorrow; an id or a bare role is then better. */
  volatile: 450,
  /** An element told apart only by the others being hidden. */
  visibleOnly: 200,
  /** Per position: the third of many is less sure than the first of two. */
  perNth: 50,
} as const;

/** Long texts read badly: 1 for every 10 characters, 10 at most. */
export function lengthMalus(text: string): number {
  return Math.min(10, Math.floor(text.length / 10));
}
