import type { AriaNode } from '../aria-node';
import { closestInTree, contains } from '../dom';
import type { Part } from './part';
import { markUnits, type UnitSizes, unitOf } from './units';
import type { Viewport } from './viewport';

/** The parts of a snapshot that is too long, what matters first. */
export interface Ranking {
  /** Open dialogs, then the focused element and its form, then what shows in the viewport. */
  readonly first: readonly Part[];
  /** Headings, landmarks, frames and the like, outermost first: what the page is made of. */
  readonly outline: readonly Part[];
  /** All else, but for the tails of long runs. */
  readonly rest: readonly Part[];
  /** Of each long run of alike siblings what comes after the first few. */
  readonly tails: readonly (readonly Part[])[];
}

export interface RankOptions {
  readonly viewport: Viewport;
  readonly sizes: UnitSizes;
  /** This element and its siblings before it have been seen. */
  readonly after: Element | undefined;
}

export function rank(page: Part, { viewport, sizes, after }: RankOptions): Ranking {
  const all = everyPart(page);
  const seen = within(all, after ? upTo(all, after) : []);
  const { units, tails } = markUnits(page, sizes);
  const inTail = new Set(tails.flat());
  const shown = shownOf(units, viewport);
  const dialogs = all.filter((part) => isOpenDialog(part, viewport));
  const inDialog = within(all, dialogs.map(unitOf));
  const focused = all.filter(({ node }) => node !== null && hasFocus(node));
  const inForm = within(all, formAround(focused, all, page.total / 2).map(unitOf));

  const first: Part[][] = [[], [], focused.map(unitOf), [], []];
  const rest: Part[] = [];
  for (const part of units) {
    if (seen.has(part)) continue;
    const isShown = shown.has(part);
    if (inDialog.has(part) && isShown) first[0]?.push(part);
    else if (inDialog.has(part) && !inTail.has(part)) first[1]?.push(part);
    else if (inForm.has(part) && !inTail.has(part)) first[3]?.push(part);
    else if (isShown) first[4]?.push(part);
    else if (!inTail.has(part)) rest.push(part);
  }
  const outline = all.filter((part) => isOutline(part) && !seen.has(part) && !inTail.has(part));
  outline.sort((a, b) => a.depth - b.depth);
  const unseen = tails.map((tail) => tail.filter((part) => !seen.has(part)));
  return { first: first.flat(), outline, rest, tails: unseen };
}

/** In the order of the text; without the page itself. */
function everyPart(page: Part): Part[] {
  const all: Part[] = [];
  const pending = [page];
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (part !== page) all.push(part);
    for (let at = part.children.length - 1; at >= 0; at -= 1) {
      const child = part.children[at];
      if (child) pending.push(child);
    }
  }
  return all;
}

/** The parts given and all that is below them. */
function within(all: readonly Part[], scopes: readonly Part[]): Set<Part> {
  const result = new Set(scopes);
  if (result.size === 0) return result;
  for (const part of all) if (part.parent && result.has(part.parent)) result.add(part);
  return result;
}

/** The part of an element, and its siblings before it. */
function upTo(all: readonly Part[], element: Element): Part[] {
  const last = all.find(({ node }) => node?.facts.element === element);
  return last?.parent ? last.parent.children.slice(0, last.position + 1) : [];
}

function shownOf(units: readonly Part[], viewport: Viewport): Set<Part> {
  const shown = new Set<Part>();
  for (const part of units) {
    if (part.node && viewport.shows(part.node.facts.element)) shown.add(part);
  }
  for (const part of units) {
    // Where a text is nobody knows; it goes with what is beside it.
    if (!part.node && besides(part).some((sibling) => shown.has(sibling))) shown.add(part);
  }
  return shown;
}

function besides({ parent, position }: Part): Part[] {
  const siblings = parent?.children ?? [];
  return [siblings[position - 1], siblings[position + 1]].flatMap((part) => part ?? []);
}

function isOpenDialog({ node }: Part, viewport: Viewport): boolean {
  if (node?.role !== 'dialog' && node?.role !== 'alertdialog') return false;
  return node.hasRef && viewport.shows(node.facts.element);
}

/** The body has the focus when nothing has. */
function hasFocus({ isActive, facts }: AriaNode): boolean {
  return isActive && facts.tag !== 'body' && facts.tag !== 'html';
}

const FORM = 'form, search, fieldset, [role=form], [role=search]';

/** The parts of the form around the focused element; none when that is most of the page. */
function formAround(focused: readonly Part[], all: readonly Part[], limit: number): Part[] {
  const [part] = focused;
  const form = part?.node && closestInTree(part.node.facts.element, FORM);
  if (!form) return [];
  const isIn = ({ node }: Part): boolean => node !== null && contains(form, node.facts.element);
  const outermost = all.filter((one) => isIn(one) && !(one.parent && isIn(one.parent)));
  const size = outermost.reduce((sum, { total }) => sum + total, 0);
  return size <= limit ? outermost : [];
}

function isOutline({ node, isUnit, children }: Part): boolean {
  if (node === null) return false;
  if (isUnit) return node.role === 'heading' || node.role === 'iframe';
  // What is inside a unit is no unit either, but has nothing to be an outline of.
  return children.some((child) => child.isUnit) && (node.role !== 'generic' || node.name !== '');
}
