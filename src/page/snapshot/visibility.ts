import { isOwn } from '../own-elements';
import {
  asHtml,
  assignedSlotOf,
  closestInTree,
  createRange,
  firstChildOf,
  hasRenderedBox,
  isDetailsOpen,
  isElement,
  isSvg,
  isText,
  nextSiblingOf,
  ownerDocumentOf,
  parentElementOf,
  rectOf,
} from './dom';
import { isPresentational } from './explicit-role';
import {
  attribute,
  displayOf,
  type Facts,
  factsOf,
  parentFacts,
  shadowOf,
  styleOf,
  withAriaCaches,
} from './facts';
import { roleOfFacts } from './role';
import type { Dialect } from './walk';

const IGNORED = new Set(['style', 'script', 'noscript', 'template']);

/** Elements whose content is never content of the page: code, and Sidewright's own overlay. */
export function isIgnored(facts: Facts): boolean {
  return IGNORED.has(facts.tag) || isOwn(facts.element);
}

/**
 * Whether an element is left out of the accessibility tree: not rendered, `visibility: hidden`,
 * inside `aria-hidden="true"`, or in a shadow host without being slotted (ARIA 1.2 §7.1).
 */
export function isHiddenForAria(element: Element): boolean {
  return withAriaCaches(() => isHidden(factsOf(element)));
}

/** Whether a user can see the element: it has an area and is not `visibility: hidden`. */
export function isVisible(element: Element): boolean {
  return withAriaCaches(() => isSeen(factsOf(element)));
}

export function isHidden(facts: Facts): boolean {
  if (facts.hidden === undefined) facts.hidden = computeHidden(facts);
  return facts.hidden;
}

function computeHidden(facts: Facts): boolean {
  if (isIgnored(facts)) return true;
  const isSlot = facts.tag === 'slot';
  if (isContents(facts)) return !showsInside(facts, UNHIDDEN);
  // Options of a closed drop-down have no box, yet assistive technology offers them.
  const isOption = facts.tag === 'option' && closestInTree(facts.element, 'select') !== null;
  if (!isOption && !isSlot && !isStyleVisible(facts)) return true;
  return isHiddenByChain(facts);
}

/** `display: none`, `aria-hidden` or not slotted, here or in an ancestor. A loop, as pages nest deep. */
function isHiddenByChain(facts: Facts): boolean {
  const parent = parentFacts(facts);
  if (parent && parent.hiddenByChain === undefined) {
    const unknown: Facts[] = [];
    for (
      let at: Facts | null = parent;
      at && at.hiddenByChain === undefined;
      at = parentFacts(at)
    ) {
      unknown.push(at);
    }
    for (const at of unknown.reverse()) at.hiddenByChain = hidesItself(at, parentFacts(at));
  }
  facts.hiddenByChain ??= hidesItself(facts, parent);
  return facts.hiddenByChain;
}

function hidesItself(facts: Facts, parent: Facts | null): boolean {
  if (parent?.hiddenByChain) return true;
  const { element } = facts;
  const isLightChild = parent !== null && shadowOf(parent) !== null && !isInShadowRoot(element);
  if (isLightChild && !assignedSlotOf(element)) return true;
  return displayOf(facts) === 'none' || !facts.hasStyle || isAriaHidden(facts);
}

function isInShadowRoot(element: Element): boolean {
  return parentElementOf(element) === null;
}

/** Whether the element itself carries `aria-hidden="true"`. */
export function isAriaHidden(facts: Facts): boolean {
  facts.ariaHidden ??= attribute(facts, 'aria-hidden')?.toLowerCase() === 'true';
  return facts.ariaHidden;
}

export function isStyleVisible(facts: Facts): boolean {
  if (facts.styleVisible === undefined) {
    const style = styleOf(facts);
    facts.styleVisible = !style || (style.visibility === 'visible' && isRendered(facts));
  }
  return facts.styleVisible;
}

/** One child being rendered says nothing of the others: slots of the browser's own, fallbacks. */
const SPLITS_CHILDREN = new Set(['details', 'select', 'optgroup', 'object']);

/** HTML elements that have a box wherever one can be. */
const WRAPPERS = new Set(['div', 'span', 'label']);

/**
 * Whether the element has a box that `content-visibility` does not skip: `checkVisibility()`. When a
 * sibling is known to be, that tells enough of a wrapper, and of others when they have an area; those
 * whose area is asked for anyway.
 */
function isRendered(facts: Facts): boolean {
  const parent = parentFacts(facts);
  if (parent?.rendersChildren) {
    if (WRAPPERS.has(facts.tag) && displayOf(facts) !== 'none') return true;
    if (isMostlyPrinted(facts) && hasArea(facts)) return true;
  }
  const result = hasRenderedBox(facts.element);
  if (result && parent && !parent.rendersChildren) {
    parent.rendersChildren =
      shadowOf(parent) === null &&
      !SPLITS_CHILDREN.has(parent.tag) &&
      displayOf(parent) !== 'table-column-group' &&
      !isSvg(parent.element);
  }
  return result;
}

/** Its area decides whether it gets a ref. Wrappers and nameless images are mostly left out. */
function isMostlyPrinted(facts: Facts): boolean {
  const role = roleOfFacts(facts);
  return role !== null && role !== 'img' && !isPresentational(role);
}

function hasArea(facts: Facts): boolean {
  if (facts.hasArea === undefined) {
    const rect = rectOf(facts.element);
    facts.hasArea = rect.width > 0 && rect.height > 0;
  }
  return facts.hasArea;
}

/** Whether a user can see it: see `Facts.visible`. */
export function isSeen(facts: Facts): boolean {
  facts.visible ??= computeSeen(facts);
  return facts.visible;
}

function computeSeen(facts: Facts): boolean {
  if (!styleOf(facts)) return true;
  if (facts.display === 'contents') return showsInside(facts, SEEN);
  return isStyleVisible(facts) && hasArea(facts);
}

/** No box of its own: it is as visible as what is in it. */
function isContents(facts: Facts): boolean {
  return displayOf(facts) === 'contents' && facts.tag !== 'slot' && !isIgnored(facts);
}

/** One way to ask whether something shows, for `showsInside`. */
interface Question {
  readonly ask: (facts: Facts) => boolean;
  readonly isOpen: (facts: Facts) => boolean;
  readonly keep: (facts: Facts, shows: boolean) => void;
}

const UNHIDDEN: Question = {
  ask: (facts) => !isHidden(facts),
  isOpen: (facts) => facts.hidden === undefined && isContents(facts),
  keep: (facts, shows) => {
    facts.hidden = !shows;
  },
};

const SEEN: Question = {
  ask: isSeen,
  isOpen: (facts) => facts.visible === undefined && displayOf(facts) === 'contents',
  keep: (facts, shows) => {
    facts.visible = shows;
  },
};

/** Whether a text or an element in one with `display: contents` shows. A loop, as these nest too. */
function showsInside(facts: Facts, question: Question): boolean {
  const around = [facts];
  const next = [firstChildOf(facts.element)];
  let shows = false;
  for (let at = around.at(-1); at && !shows; at = around.at(-1)) {
    const child = next.pop() ?? null;
    if (child === null) {
      question.keep(at, false);
      around.pop();
      continue;
    }
    next.push(nextSiblingOf(child));
    const inner = isElement(child) ? factsOf(child) : null;
    if (inner && question.isOpen(inner)) {
      around.push(inner);
      next.push(firstChildOf(inner.element));
    } else shows = inner ? question.ask(inner) : isText(child) && hasTextBox(child);
  }
  for (const at of around) question.keep(at, shows);
  return shows;
}

export function hasTextBox(text: Text): boolean {
  const document = ownerDocumentOf(text);
  if (!document) return false;
  const range = createRange(document);
  range.selectNode(text);
  const { width, height } = range.getBoundingClientRect();
  return width > 0 && height > 0;
}

/**
 * Whether text is not shown where it is: its parent is a shadow host and it is not slotted, its
 * parent is a closed `<details>`, or, for `accname`, `visibility` hides the parent.
 */
export function isTextLeftOut(text: Text, parent: Facts | null, dialect: Dialect): boolean {
  if (!parent) return false;
  if (shadowOf(parent) && !assignedSlotOf(text)) return true;
  const details = parent.tag === 'details' ? asHtml(parent.element, 'details') : null;
  if (details && !isDetailsOpen(details)) return true;
  return dialect === 'accname' && isHidden(parent) && isHiddenByVisibility(parent);
}

/** Hidden by `visibility` alone, so that a descendant may be visible again. */
export function isHiddenByVisibility(facts: Facts): boolean {
  return (
    isHidden(facts) &&
    !isIgnored(facts) &&
    displayOf(facts) !== 'contents' &&
    hasRenderedBox(facts.element) &&
    !isHiddenByChain(facts)
  );
}

/** Computed `pointer-events` is not `none`. The property is inherited, so no walk up. */
export function receivesPointerEvents(facts: Facts): boolean {
  return styleOf(facts)?.pointerEvents !== 'none';
}
