import type { Facts } from './facts';

/**
 * `accname` is the specification as web-platform-tests read it. `playwright` is what Playwright's
 * `getByRole` matches: it differs in the few places that ask for it, and a locator must agree.
 */
export type Dialect = 'accname' | 'playwright';

/** One computation of a name or description, from the element in question down. */
export interface Walk {
  /** Marks the elements it has read: no element counts twice in one computation (accname 2). */
  readonly id: number;
  readonly dialect: Dialect;
  readonly includeHidden: boolean;
  /** Every element whose text or attribute is part of the result; null when nobody asks. */
  readonly contributors: Facts[] | null;
  /** The result comes from inside the element, not from an attribute or from elsewhere. */
  fromContent: boolean;
  /** How often the result came to depend on more than the content: a reference, an element met again. */
  detours: number;
  /** How many elements deep the reading is. */
  depth: number;
  /** The text alternative of an element that is met on the way. */
  readonly read: (facts: Facts, walk: Walk, context: Context) => string;
}

/** Why the current element is being read. */
export interface Context {
  /** It is, or is inside, the element to be named. */
  readonly target: 'self' | 'descendant' | null;
  readonly inLabelledBy: boolean;
  readonly inLabel: boolean;
  readonly inDescribedBy: boolean;
  /** Inside a `legend`, `caption` or `figcaption`. */
  readonly inNative: boolean;
  /** accname 2A: inside a hidden element that was referred to, hidden content counts. */
  readonly hidden: boolean;
}

const NOWHERE: Context = {
  target: null,
  inLabelledBy: false,
  inLabel: false,
  inDescribedBy: false,
  inNative: false,
  hidden: false,
};

export const SELF: Context = { ...NOWHERE, target: 'self' };
export const DESCENDANT: Context = { ...NOWHERE, target: 'descendant' };

const LABELLED_BY: Context = { ...NOWHERE, inLabelledBy: true };
const LABELLED_BY_HIDDEN: Context = { ...LABELLED_BY, hidden: true };
const LABEL: Context = { ...NOWHERE, inLabel: true };
const LABEL_HIDDEN: Context = { ...LABEL, hidden: true };
const DESCRIBED_BY: Context = { ...NOWHERE, inDescribedBy: true };
const DESCRIBED_BY_HIDDEN: Context = { ...DESCRIBED_BY, hidden: true };

export function labelledByContext(isHidden: boolean): Context {
  return isHidden ? LABELLED_BY_HIDDEN : LABELLED_BY;
}

export function labelContext(isHidden: boolean): Context {
  return isHidden ? LABEL_HIDDEN : LABEL;
}

export function describedByContext(isHidden: boolean): Context {
  return isHidden ? DESCRIBED_BY_HIDDEN : DESCRIBED_BY;
}

/** For what is inside an element that is read in `context`. */
export function insideOf(context: Context): Context {
  return context === SELF ? DESCENDANT : context;
}

/** For a `legend`, `caption` or `figcaption` of an element that is read in `context`. */
export function nativeContext(context: Context, isHidden: boolean): Context {
  return { ...insideOf(context), inNative: true, hidden: context.hidden || isHidden };
}

/** For an SVG `<title>`; it is never rendered, so hidden content counts. */
export function svgTitleContext(context: Context, isHidden: boolean): Context {
  return { ...insideOf(context), inLabelledBy: true, hidden: context.hidden || isHidden };
}

/** Notes that the element gave `text`, and returns it. */
export function contributed(walk: Walk, facts: Facts, text: string): string {
  if (text !== '') walk.contributors?.push(facts);
  return text;
}
