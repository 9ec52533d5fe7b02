import type { Locator, LocatorCandidate } from '../../model/locator';
import { withQueryCaches } from '../query/pass';
import { isInOwn, isInside } from '../query/trees';
import { isConnected, parentOrHostOf } from '../snapshot/dom';
import { MASK } from '../snapshot/secret-values';
import { isVisible } from '../snapshot/visibility';
import { Anchors } from './anchors';
import { cssPathDraft } from './css-path';
import { type Draft, type DraftRules, within } from './drafts/draft';
import { ownDrafts } from './drafts/own';
import { MALUS, SCORE } from './scores';
import { byScore, type Tried, tryOut } from './try-out';

export interface ProposeOptions {
  /** Values that must not show: no candidate holds one. */
  secrets?: readonly string[];
  /** Where `getByTestId` looks: `data-testid` unless told. */
  testIdAttribute?: string;
  /** For a check of the element's text: candidates that do not depend on that text. */
  ignoreOwnText?: boolean;
}

/** Candidates in an answer. */
const MOST = 8;
/** Own ways that are unique; after so many the search is over. */
const ENOUGH = 3;
/** A unique way that costs less is good enough not to look around the element. */
const GOOD = 300;
/** Common ways that are narrowed down by a place or a number. */
const MOST_COMMON = 4;
const MOST_NUMBERED = 2;
const MOST_TWINS = 10;

/**
 * Ways to name `element`, best first, each counted in the element's document as it is now. The
 * first matches only this element. Empty for an element that is not in the document, or Sidewright's
 * own.
 */
export function proposeLocators(
  element: Element,
  options: ProposeOptions = {},
): LocatorCandidate[] {
  if (!isConnected(element) || isInOwn(element)) return [];
  const rules = rulesFrom(options);
  return withQueryCaches(() => propose(element, rules));
}

function propose(element: Element, rules: DraftRules): LocatorCandidate[] {
  const unique: Tried[] = [];
  const common: Tried[] = [];
  for (const draft of ownDrafts(element, rules)) {
    const tried = tryOut(draft, element);
    if (!tried) continue;
    if (tried.found.length === 1) unique.push(tried);
    else common.push(tried);
    if (unique.length >= ENOUGH) break;
  }
  const keep = (draft: Draft) => {
    const tried = tryOut(draft, element);
    if (tried?.found.length === 1) unique.push(tried);
  };
  common.splice(MOST_COMMON);
  if (!unique.some(({ score }) => score < GOOD)) {
    for (const draft of anchored(element, common, rules)) keep(draft);
    for (const draft of visibleOnly(element, common)) keep(draft);
    for (const draft of numbered(element, common.slice(0, MOST_NUMBERED))) keep(draft);
  }
  if (unique.length === 0) keep(cssPathDraft(element, rules));
  return [...distinct(unique.sort(byScore)), ...common]
    .slice(0, MOST)
    .map(({ locator, score, found }) => ({ locator, score, matches: found.length }));
}

/** The common ways, looked for in a place around the element that has a name of its own. */
function anchored(element: Element, common: readonly Tried[], rules: DraftRules): Draft[] {
  const anchors = new Anchors(element, rules);
  const inPlaces = (nameOf: (place: Element) => Draft | null): Draft[] => {
    const drafts: Draft[] = [];
    for (let place = parentOrHostOf(element); place; place = parentOrHostOf(place)) {
      const around = place;
      const narrowed = common
        .map((way) => ({ ...way, inside: insideOf(around, way.found) }))
        .filter(({ inside, found }) => inside.length < found.length);
      if (narrowed.length === 0) break;
      const anchor = nameOf(place);
      if (anchor) drafts.push(...narrow(element, anchor, narrowed));
    }
    return drafts;
  };
  const drafts = inPlaces((place) => anchors.alone(place));
  if (drafts.some(({ locator }) => locator.nth === undefined)) return drafts;
  return [...drafts, ...inPlaces((place) => anchors.nested(place))];
}

function narrow(
  element: Element,
  anchor: Draft,
  ways: readonly (Draft & { inside: readonly Element[] })[],
): Draft[] {
  const done = new Set<string>();
  const drafts: Draft[] = [];
  for (const { locator, score, inside } of ways) {
    const kind = kindOf(locator);
    if (done.has(kind)) continue;
    const draft = within(anchor, { locator, score });
    if (inside.length === 1) done.add(kind);
    drafts.push(
      inside.length === 1 ? draft : nth(draft, inside.indexOf(element), SCORE.nthInPlace),
    );
  }
  return drafts;
}

/** Once a name does, its exact twin is no news. */
function kindOf(locator: Locator): string {
  return locator.by === 'role' ? `role ${locator.role}` : locator.by;
}

function insideOf(place: Element, found: readonly Element[]): Element[] {
  return found.filter((element) => element !== place && isInside(place, element));
}

/** Hidden twins, as of a menu for small screens, left out. */
function visibleOnly(element: Element, common: readonly Tried[]): Draft[] {
  if (!isVisible(element)) return [];
  return common
    .filter(({ found }) => found.length <= MOST_TWINS && found.filter(isVisible).length === 1)
    .map(({ locator, score }) => ({
      locator: { ...locator, visible: true },
      score: score + MALUS.visibleOnly,
    }));
}

function numbered(element: Element, common: readonly Tried[]): Draft[] {
  return common.map((way) => nth(way, way.found.indexOf(element), SCORE.nth));
}

function nth({ locator, score }: Draft, index: number, cost: number): Draft {
  return { locator: { ...locator, nth: index }, score: score + cost + index * MALUS.perNth };
}

function distinct(sorted: readonly Tried[]): Tried[] {
  const seen = new Set<string>();
  return sorted.filter(({ locator }) => {
    const key = JSON.stringify(locator);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function rulesFrom({
  secrets = [],
  testIdAttribute = 'data-testid',
  ignoreOwnText = false,
}: ProposeOptions): DraftRules {
  const wanted = secrets.map(folded).filter((secret) => secret !== '');
  return {
    testIdAttribute,
    ignoresOwnText: ignoreOwnText,
    isSecret: (text) => {
      // Names and texts of the page come with values already masked.
      if (text.includes(MASK)) return true;
      const own = folded(text);
      return wanted.some((secret) => own.includes(secret));
    },
  };
}

function folded(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
