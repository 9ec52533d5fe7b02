import { isOwn } from '../own-elements';
import {
  asHtml,
  closestInTree,
  firstChildOf,
  isElement,
  isText,
  localNameOf,
  nextSiblingOf,
  nodeTypeOf,
  shadowRootOf,
} from '../snapshot/dom';
import { normalizeWhiteSpace } from '../snapshot/name';
import { cached } from './pass';
import type { MatchableText } from './text-match';

const COMMENT = 8;
const NO_PIECES: readonly string[] = [];

/** The text in an element or shadow root, whether it is visible or not. */
export class ElementText implements MatchableText {
  static readonly none = new ElementText('', NO_PIECES);
  #normalized: string | undefined;

  constructor(
    readonly full: string,
    /** The runs of text directly in the element. */
    readonly immediate: readonly string[],
  ) {}

  get normalized(): string {
    this.#normalized ??= normalizeWhiteSpace(this.full);
    return this.#normalized;
  }
}

/** The text of an element as text queries see it: no scripts, no styles; the value of input buttons. */
export function elementText(node: Element | ShadowRoot): ElementText {
  return cached('texts', node, () => readText(node));
}

/** Elements that text queries never match and whose text counts for nothing. */
function hasNoText(element: Element): boolean {
  switch (localNameOf(element)) {
    case 'script':
    case 'noscript':
    case 'style':
      return true;
    default:
      return closestInTree(element, 'head') !== null || isOwn(element);
  }
}

function readText(node: Element | ShadowRoot): ElementText {
  if (isElement(node)) {
    if (hasNoText(node)) return ElementText.none;
    const value = buttonValue(node);
    if (value !== null) return new ElementText(value, [value]);
  }
  let full = '';
  let run = '';
  const immediate: string[] = [];
  for (let child = firstChildOf(node); child; child = nextSiblingOf(child)) {
    if (isText(child)) {
      full += child.data;
      run += child.data;
    } else if (nodeTypeOf(child) !== COMMENT) {
      if (run) immediate.push(run);
      run = '';
      if (isElement(child)) full += elementText(child).full;
    }
  }
  if (run) immediate.push(run);
  const shadow = isElement(node) ? shadowRootOf(node) : null;
  if (shadow) full += elementText(shadow).full;
  return new ElementText(full, immediate);
}

/** The text on an input button, or null for any other element. */
function buttonValue(element: Element): string | null {
  const input = asHtml(element, 'input');
  if (!input) return null;
  const isButton = input.type === 'submit' || input.type === 'button' || input.type === 'reset';
  return isButton ? input.value : null;
}

/** `itself` is the smallest element that matches: none of its children, and not its shadow tree, does. */
export function matchText(
  element: Element,
  matches: (text: ElementText) => boolean,
): 'no' | 'itself' | 'withChildren' {
  const text = elementText(element);
  if (text === ElementText.none || !matches(text)) return 'no';
  for (let child = firstChildOf(element); child; child = nextSiblingOf(child)) {
    if (isElement(child) && matches(elementText(child))) return 'withChildren';
  }
  const shadow = shadowRootOf(element);
  return shadow && matches(elementText(shadow)) ? 'withChildren' : 'itself';
}
