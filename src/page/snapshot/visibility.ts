import { isOwn } from '../own-elements';
import {
  asHtml,
  assignedSlotOf,
  closestInTree,
  createRange,
  firstChildOf,
  hasRenderedBox,
  isElement,
  isText,
  nextSiblingOf,
  ownerDocumentOf,
  parentElementOf,
  rectOf,
} from './dom';
import {
  attribute,
  type Box,
  displayOf,
  type Facts,
  factsOf,
  parentFacts,
  shadowOf,
  styleOf,
  withAriaCaches,
} from './facts';
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
  return withAriaCaches(() => boxOf(factsOf(element)).visible);
}

export function isHidden(facts: Facts): boolean {
  if (facts.hidden === undefined) facts.hidden = computeHidden(facts);
  return facts.hidden;
}

function computeHidden(facts: Facts): boolean {
  if (isIgnored(facts)) return true;
  const isSlot = facts.tag === 'slot';
  // No box of its own: it is as visible as what is in it.
  if (!isSlot && displayOf(facts) === 'contents') {
    for (let child = firstChildOf(facts.element); child; child = nextSiblingOf(child)) {
      if (isElement(child)) {
        if (!isHidden(factsOf(child))) return false;
      } else if (isText(child) && hasTextBox(child)) return false;
    }
    return true;
  }
  // Options of a closed drop-down have no box, yet assistive technology offers them.
  const isOption = facts.tag === 'option' && closestInTree(facts.element, 'select') !== null;
  if (!isOption && !isSlot && !isStyleVisible(facts)) return true;
  return isHiddenByChain(facts);
}

/** `display: none`, `aria-hidden` or not slotted, here or in an ancestor. A loop, as pages nest deep. */
function isHiddenByChain(facts: Facts): boolean {
  const unknown: Facts[] = [];
  let result = false;
  for (let at: Facts | null = facts; at; at = parentFacts(at)) {
    if (at.hiddenByChain !== undefined) {
      result = at.hiddenByChain;
      break;
    }
    unknown.push(at);
    if (hidesItself(at)) {
      result = true;
      break;
    }
  }
  for (const at of unknown) at.hiddenByChain = result;
  return result;
}

function hidesItself(facts: Facts): boolean {
  const { element } = facts;
  const parent = parentFacts(facts);
  const isLightChild = parent !== null && shadowOf(parent) !== null && !isInShadowRoot(element);
  if (isLightChild && !assignedSlotOf(element)) return true;
  return !styleOf(facts) || displayOf(facts) === 'none' || isAriaHidden(facts);
}

function isInShadowRoot(element: Element): boolean {
  return parentElementOf(element) === null;
}

/** Whether the element itself carries `aria-hidden="true"`. */
export function isAriaHidden(facts: Facts): boolean {
  return attribute(facts, 'aria-hidden')?.toLowerCase() === 'true';
}

export function isStyleVisible(facts: Facts): boolean {
  if (facts.styleVisible === undefined) {
    const style = styleOf(facts);
    facts.styleVisible = !style || (style.visibility === 'visible' && isRendered(facts));
  }
  return facts.styleVisible;
}

/** Their children are in slots of the browser's own shadow tree, and one slot may be closed. */
const SPLITS_CHILDREN = new Set(['details', 'select', 'optgroup']);

/**
 * Whether the element has a box that `content-visibility` does not skip: `checkVisibility()`. When a
 * sibling is known to be, a box with an area is enough, and that is asked for anyway.
 */
function isRendered(facts: Facts): boolean {
  const parent = parentFacts(facts);
  if (parent?.rendersChildren && !isInlineLeaf(facts) && hasArea(facts)) return true;
  const result = hasRenderedBox(facts.element);
  if (result && parent && shadowOf(parent) === null && !SPLITS_CHILDREN.has(parent.tag)) {
    parent.rendersChildren = true;
  }
  return result;
}

/** Mostly text that has no node, so that its area is not asked for otherwise. */
function isInlineLeaf(facts: Facts): boolean {
  return facts.isBare && displayOf(facts) === 'inline';
}

function hasArea(facts: Facts): boolean {
  if (facts.hasArea === undefined) {
    const rect = rectOf(facts.element);
    facts.hasArea = rect.width > 0 && rect.height > 0;
  }
  return facts.hasArea;
}

export function boxOf(facts: Facts): Box {
  facts.box ??= computeBox(facts);
  return facts.box;
}

const SEEN: Box = { visible: true, inline: false };
const SEEN_INLINE: Box = { visible: true, inline: true };
const UNSEEN: Box = { visible: false, inline: false };
const UNSEEN_INLINE: Box = { visible: false, inline: true };

function computeBox(facts: Facts): Box {
  if (!styleOf(facts)) return SEEN;
  if (displayOf(facts) === 'contents') {
    for (let child = firstChildOf(facts.element); child; child = nextSiblingOf(child)) {
      if (isElement(child)) {
        if (boxOf(factsOf(child)).visible) return SEEN;
      } else if (isText(child) && hasTextBox(child)) return SEEN_INLINE;
    }
    return UNSEEN;
  }
  if (!isStyleVisible(facts)) return UNSEEN;
  const inline = displayOf(facts) === 'inline';
  if (hasArea(facts)) return inline ? SEEN_INLINE : SEEN;
  return inline ? UNSEEN_INLINE : UNSEEN;
}

function hasTextBox(text: Text): boolean {
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
  if (parent.tag === 'details' && asHtml(parent.element, 'details')?.open === false) return true;
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
