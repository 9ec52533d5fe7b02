import type { AriaNode } from '../aria-node';
import { closestInTree, contains } from '../dom';
import type { Part } from './part';
import { longRunTails } from './runs';
import type { Viewport } from './viewport';

/** The parts of a snapshot that is too long, what matters first. */
export interface Ranking {
  /** Open dialogs, then the focused element and its form, then what shows in the viewport. */
  readonly first: readonly Part[];
  /** Headings, landmarks and the like, outermost first: what the page is made of. */
  readonly outline: readonly Part[];
  /** All else, but for the tails of long runs. */
  readonly rest: readonly Part[];
  /** Of each long run of alike siblings what comes after the first few. */
  readonly tails: readonly (readonly Part[])[];
}

export interface RankOptions {
  readonly viewport: Viewport;
  /** A part up to this size is kept as a whole or not at all. */
  readonly unit: number;
  /** This element and its siblings before it have been seen. */
  readonly after: Element | undefined;
}

export function rank(page: Part, { viewport, unit, after }: RankOptions): Ranking {
  const all = everyPart(page);
  const seen = within(all, after ? upTo(all, after) : []);
  const isOpen = (part: Part): boolean => isUnit(part, unit) && !seen.has(part);
  const units = all.filter(isOpen);
  const tails = longRunTails(all, isOpen);
  const inTail = new Set(tails.flat());
  const shown = shownOf(units, viewport);
  const dialogs = all.filter((part) => isOpenDialog(part, viewport));
  const inDialog = within(
    all,
    dialogs.map((part) => unitOf(part, unit)),
  );
  const focused = all.filter(({ node }) => node !== null && hasFocus(node));
  const form = formAround(focused, all, page.total / 2);
  const inForm = within(
    all,
    form.map((part) => unitOf(part, unit)),
  );

  const first: Part[][] = [[], [], focused.map((part) => unitOf(part, unit)), [], []];
  const rest: Part[] = [];
  for (const part of units) {
    const isShown = shown.has(part);
    const isInDialog = inDialog.has(part);
    if (isInDialog && isShown) first[0]?.push(part);
    else if (isInDialog && !inTail.has(part)) first[1]?.push(part);
    else if (inForm.has(part) && !inTail.has(part)) first[3]?.push(part);
    else if (isShown) first[4]?.push(part);
    else if (!inTail.has(part)) rest.push(part);
  }
  const outline = all.filter(
    (part) => isOutline(part, unit) && !seen.has(part) && !inTail.has(part),
  );
  outline.sort((a, b) => a.depth - b.depth);
  return { first: first.flat(), outline, rest, tails };
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

/** The largest part that is no larger than `unit`, or a single line that is. */
export function isUnit({ parent, total, children }: Part, unit: number): boolean {
  const isInLarger = parent !== null && (parent.parent === null || parent.total > unit);
  return isInLarger && (total <= unit || children.length === 0);
}

/** The unit that a part is inside of; itself when it is larger than that. */
function unitOf(part: Part, unit: number): Part {
  let result = part;
  for (let up = part.parent; up?.parent && up.total <= unit; up = up.parent) result = up;
  return result;
}

/** A part of an element, and its siblings before it. */
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
function formAround(active: readonly Part[], all: readonly Part[], limit: number): Part[] {
  const [focused] = active;
  const form = focused?.node && closestInTree(focused.node.facts.element, FORM);
  if (!form) return [];
  const parts = all.filter(({ node }) => node !== null && contains(form, node.facts.element));
  const outermost = parts.filter(({ parent }) => {
    const around = parent?.node;
    return !around || !contains(form, around.facts.element);
  });
  const size = outermost.reduce((sum, { total }) => sum + total, 0);
  return size <= limit ? outermost : [];
}

function isOutline(part: Part, unit: number): boolean {
  const { node } = part;
  if (node === null) return false;
  if (isUnit(part, unit)) return node.role === 'heading';
  return part.total > unit && (node.role !== 'generic' || node.name !== '');
}
