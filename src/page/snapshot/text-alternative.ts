import { pseudoText, replacedContentText } from './css-content';
import {
  ariaLabelledByElementsOf,
  assignedSlotOf,
  attr,
  contains,
  dataOf,
  elementsByIds,
  firstChildOf,
  isElement,
  isText,
  nextSiblingOf,
  slottedNodesOf,
  textContentOf,
} from './dom';
import { embeddedControlText } from './embedded-control';
import { isPresentational } from './explicit-role';
import {
  attribute,
  displayOf,
  type Facts,
  factsOf,
  factsOfChild,
  hasAttribute,
  shadowOf,
} from './facts';
import { nativeTextAlternative } from './native-text-alternative';
import { roleOfFacts } from './role';
import { countWork } from './time-limit';
import { isHidden, isHiddenByVisibility, isIgnored, isTextLeftOut } from './visibility';
import {
  type Context,
  contributed,
  DESCENDANT,
  type Dialect,
  describedByContext,
  insideOf,
  labelledByContext,
  type Walk,
} from './walk';

let lastWalk = 0;

interface WalkOptions {
  readonly includeHidden?: boolean;
  readonly contributors?: Facts[] | null;
}

/** Begins one computation; see `Walk`. */
export function beginWalk(dialect: Dialect, options: WalkOptions = {}): Walk {
  lastWalk += 1;
  return {
    id: lastWalk,
    dialect,
    includeHidden: options.includeHidden ?? false,
    contributors: options.contributors ?? null,
    fromContent: false,
    detours: 0,
    depth: 0,
    read: textAlternative,
  };
}

/** Far deeper than pages nest (the parser stops at 512); below that the text is taken as it is. */
const DEEPEST = 600;

/** accname 2, for one element. The text is not trimmed yet: a caller joins it with others. */
export function textAlternative(facts: Facts, walk: Walk, context: Context): string {
  countWork();
  const { element } = facts;
  const isVisited = facts.visitedBy === walk.id;
  if (isVisited) walk.detours += 1;
  if (isVisited && walk.dialect === 'playwright') return '';

  // 2A
  if (!isVisited && !walk.includeHidden && isLeftOut(facts, context)) {
    facts.visitedBy = walk.id;
    const isAround = walk.dialect === 'accname' && isHiddenByVisibility(facts);
    return isAround && countsContent(facts, roleOfFacts(facts), context)
      ? contentText(facts, walk, insideOf(context))
      : '';
  }

  // HTML: a slot has no role that could be named; what is in it counts.
  const isNameable = facts.tag !== 'slot' || walk.dialect === 'playwright';

  // 2B
  const refers = isNameable && hasAttribute(facts, 'aria-labelledby');
  const labelledBy = refers ? labelledByOf(element) : NO_ELEMENTS;
  if (refers) walk.detours += 1;
  if (labelledBy.length > 0 && !context.inLabelledBy) {
    const mark = markOf(walk);
    const texts: string[] = [];
    for (const referred of labelledBy) {
      const to = factsOf(referred);
      texts.push(textAlternative(to, walk, labelledByContext(isHidden(to))));
    }
    const text = texts.join(' ');
    // A blank is no name. Playwright takes one for a name when it is not empty.
    if (walk.dialect === 'accname' ? text.trim() : text) {
      if (context.target && labelledBy.some((referred) => contains(element, referred))) {
        walk.fromContent = true;
      }
      return text;
    }
    rollBack(walk, mark);
  }
  if (isVisited) return '';

  // 2C
  if (
    (context.inLabel || context.inLabelledBy || context.target === 'descendant') &&
    !labelledBy.includes(element)
  ) {
    const value = embeddedControlText(facts, walk, context);
    if (value !== null) return value;
  }

  // 2D
  const ariaLabel = isNameable ? attribute(facts, 'aria-label') : null;
  if (ariaLabel?.trim()) {
    facts.visitedBy = walk.id;
    return contributed(walk, facts, ariaLabel);
  }

  // 2E
  const role = roleOfFacts(facts);
  if (!isPresentational(role)) {
    const text = nativeTextAlternative(facts, walk, context, labelledBy.length > 0);
    if (text !== null) return text;
  }

  // 2F, 2H
  facts.visitedBy = walk.id;
  if (countsContent(facts, role, context)) {
    const mark = markOf(walk);
    const text = contentText(facts, walk, insideOf(context));
    if (text.trim() !== '') {
      if (context.target) walk.fromContent = true;
      walk.contributors?.push(facts);
      return context.target === 'self' ? text.trim() : text;
    }
    if (text !== '' && context.target !== 'self') return text;
    rollBack(walk, mark);
  }

  // 2I
  if (isNameable && (!isPresentational(role) || facts.tag === 'iframe' || facts.tag === 'frame')) {
    const title = attribute(facts, 'title');
    if (title?.trim()) return contributed(walk, facts, title);
  }
  return '';
}

const NO_ELEMENTS: readonly Element[] = [];

function isLeftOut(facts: Facts, context: Context): boolean {
  return isIgnored(facts) || (!context.hidden && isHidden(facts));
}

/** By content attribute, or by the IDL property, which may also reach out of a shadow root. */
export function labelledByOf(element: Element): readonly Element[] {
  const elements = ariaLabelledByElementsOf(element);
  return Array.isArray(elements)
    ? elements
    : elementsByIds(element, attr(element, 'aria-labelledby'));
}

/** What `aria-describedby` or `aria-errormessage` refers to, as text. */
export function describingText(element: Element, walk: Walk): string {
  const facts = factsOf(element);
  return textAlternative(facts, walk, describedByContext(isHidden(facts)));
}

function markOf(walk: Walk): number {
  return walk.contributors?.length ?? 0;
}

function rollBack(walk: Walk, mark: number): void {
  if (walk.contributors) walk.contributors.length = mark;
}

/** ARIA 1.2 §5.2.8.5: roles that support a name from content. */
const FROM_CONTENT = new Set(
  (
    'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio ' +
    'option radio row rowheader switch tab tooltip treeitem'
  ).split(' '),
);

/** accname 2F.i: roles whose content counts when they are inside what is being named. */
const FROM_CONTENT_INSIDE = new Set(
  (
    'caption code contentinfo definition deletion emphasis insertion list listitem mark none ' +
    'paragraph presentation region row rowgroup section strong subscript superscript table term time'
  ).split(' '),
);

function countsContent(facts: Facts, role: string | null, context: Context): boolean {
  if (context.inLabelledBy || context.inDescribedBy || context.inLabel || context.inNative) {
    return true;
  }
  // HTML-AAM §4.1.10: a summary is named by its content, whatever role the author gave it.
  if (facts.tag === 'summary' && !isPresentational(role)) return true;
  if (role === null) return context.target === 'descendant';
  if (FROM_CONTENT.has(role)) return true;
  return context.target === 'descendant' && FROM_CONTENT_INSIDE.has(role);
}

/** accname 2F: what is in the element, slots filled and owned elements added. */
function contentText(facts: Facts, walk: Walk, context: Context): string {
  if (walk.depth >= DEEPEST) {
    walk.detours += 1;
    return cut(textContentOf(facts.element) ?? '');
  }
  const known = walk.depth === 0 ? textReadBefore(facts, walk, context) : null;
  if (known !== null) return known;
  const { detours } = walk;
  const mark = markOf(walk);
  walk.depth += 1;
  const text = cut(
    pseudoText(facts, '::before') + innerText(facts, walk, context) + pseudoText(facts, '::after'),
  );
  walk.depth -= 1;
  if (walk.depth > 0 && walk.detours === detours) keepText(facts, text, mark, walk, context);
  return text;
}

/**
 * A row is named by its cells, and a cell by the link in it: the row comes first, and reads all
 * there is. What it read is kept for the cell and the link, so that no text is read for each level.
 */
function keepText(facts: Facts, text: string, mark: number, walk: Walk, context: Context): void {
  const isOfUse = context === DESCENDANT && FROM_CONTENT.has(roleOfFacts(facts) ?? '');
  if (!isOfUse || walk.includeHidden) return;
  const contributors = walk.contributors?.slice(mark) ?? null;
  facts.ownText = { text, contributors, dialect: walk.dialect };
}

function textReadBefore(facts: Facts, walk: Walk, context: Context): string | null {
  const known = facts.ownText;
  if (!known || context !== DESCENDANT || walk.includeHidden) return null;
  if (known.dialect !== walk.dialect) return null;
  if (walk.contributors) {
    if (!known.contributors) return null;
    walk.contributors.push(...known.contributors);
  }
  return known.text;
}

function innerText(facts: Facts, walk: Walk, context: Context): string {
  const { element } = facts;
  const replaced = replacedContentText(facts);
  if (replaced !== null) return replaced;
  let text = '';
  const slotted = facts.tag === 'slot' ? slottedNodesOf(element) : undefined;
  if (slotted && slotted.length > 0) {
    for (const node of slotted) text += nodeText(node, null, walk, context);
    return text;
  }
  const shadow = shadowOf(facts);
  for (let child = firstChildOf(element); child; child = nextSiblingOf(child)) {
    // A slotted node is read where its slot is.
    if (shadow && (isElement(child) || isText(child)) && assignedSlotOf(child)) continue;
    text += nodeText(child, facts, walk, context);
  }
  if (shadow) {
    for (let child = firstChildOf(shadow); child; child = nextSiblingOf(child)) {
      text += nodeText(child, null, walk, context);
    }
  }
  if (!hasAttribute(facts, 'aria-owns')) return text;
  walk.detours += 1;
  for (const owned of elementsByIds(element, attr(element, 'aria-owns'))) {
    if (!assignedSlotOf(owned)) text += nodeText(owned, null, walk, context);
  }
  return text;
}

/** `parent`: where the node is, when that is an element and the node is not slotted. */
function nodeText(node: Node, parent: Facts | null, walk: Walk, context: Context): string {
  if (isElement(node)) {
    const facts = parent ? factsOfChild(node, parent) : factsOf(node);
    const text = textAlternative(facts, walk, context);
    // accname 2F.v: a box of its own is set apart by spaces; inline is not.
    return displayOf(facts) !== 'inline' || facts.tag === 'br' ? ` ${text} ` : text;
  }
  if (!isText(node)) return '';
  const isShown =
    walk.includeHidden || context.hidden || !isTextLeftOut(node, parent, walk.dialect);
  return isShown ? cut(dataOf(node)) : '';
}

/** Nobody calls an element by more; a page's whole text may be read once for each level of it. */
const LONGEST = 20_000;

function cut(text: string): string {
  countWork(text.length);
  return text.length > LONGEST ? text.slice(0, LONGEST) : text;
}

/** What `flatten` changes; most texts have none of it. */
const UNEVEN = /[^\S \u00a0]| {2}|^ | $|[\u200b\u00ad]/;

/** Collapses spaces, keeps no-break ones, drops zero-width space and soft hyphen. */
export function flatten(text: string): string {
  if (!UNEVEN.test(text)) return text;
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/^ | $/g, '');
}
