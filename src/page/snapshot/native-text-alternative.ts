import {
  asHtml,
  attr,
  firstElementChildOf,
  inputTypeOf,
  inputValueOf,
  isSvg,
  labelsOf,
  nextElementSiblingOf,
  tagOf,
} from './dom';
import { type Facts, factsOf } from './facts';
import { isHidden } from './visibility';
import {
  type Context,
  contributed,
  labelContext,
  nativeContext,
  svgTitleContext,
  type Walk,
} from './walk';

/** HTML-AAM §4.1: input types whose placeholder can name them. */
const PLACEHOLDER_TYPES = new Set(['text', 'password', 'number', 'search', 'tel', 'email', 'url']);

/**
 * accname 2E: what the host language gives (HTML-AAM §4.1, SVG-AAM §8). Null when it gives nothing
 * and the content counts. `isLabelledBy`: the element has usable `aria-labelledby` references, which
 * switch labels off.
 */
export function nativeTextAlternative(
  facts: Facts,
  walk: Walk,
  context: Context,
  isLabelledBy: boolean,
): string | null {
  const { element, tag } = facts;
  switch (tag) {
    case 'input':
      return inputText(facts, walk, context, isLabelledBy);
    case 'button':
      return isLabelledBy ? null : labelText(facts, walk);
    case 'output':
    case 'select':
    case 'meter':
    case 'progress':
    case 'textarea': {
      if (isLabelledBy) return null;
      const placeholder = tag === 'textarea' ? attr(element, 'placeholder') : null;
      return labelText(facts, walk) ?? give(facts, walk, attr(element, 'title') || placeholder);
    }
    case 'fieldset':
      return isLabelledBy ? null : captionText('legend', facts, walk, context);
    case 'figure':
      return isLabelledBy ? null : captionText('figcaption', facts, walk, context);
    case 'img':
    case 'area':
      return give(facts, walk, textOr(attr(element, 'alt'), attr(element, 'title')));
    case 'table': {
      if (childWithTag(element, 'caption')) return captionText('caption', facts, walk, context);
      const summary = attr(element, 'summary');
      return summary ? give(facts, walk, summary) : null;
    }
    default:
      return isSvg(element) ? svgText(facts, walk, context) : null;
  }
}

function give(facts: Facts, walk: Walk, text: string | null): string {
  facts.visitedBy = walk.id;
  return contributed(walk, facts, text ?? '');
}

/** The element's `<label>`s, or null when it has none. */
function labelText(facts: Facts, walk: Walk): string | null {
  const labels = labelsOf(facts.element);
  if (labels.length === 0) return null;
  walk.detours += 1;
  facts.visitedBy = walk.id;
  return labels
    .map((element) => {
      const label = factsOf(element);
      return walk.read(label, walk, labelContext(isHidden(label)));
    })
    .filter((text) => text !== '')
    .join(' ');
}

function inputText(
  facts: Facts,
  walk: Walk,
  context: Context,
  isLabelledBy: boolean,
): string | null {
  const { element } = facts;
  const input = asHtml(element, 'input');
  if (!input) return null;
  const title = attr(element, 'title');
  const type = inputTypeOf(input);
  switch (type) {
    // HTML-AAM §4.1.2: the value, then the browser's own word. Browsers skip the labels.
    case 'submit':
      return give(facts, walk, textOr(inputValueOf(input), 'Submit'));
    case 'reset':
      return give(facts, walk, textOr(inputValueOf(input), 'Reset'));
    case 'button':
      return give(facts, walk, textOr(inputValueOf(input), title));
    case 'file':
    case 'image': {
      const labels = context.inLabelledBy ? null : labelText(facts, walk);
      if (labels !== null) return labels;
      if (type === 'file') return give(facts, walk, 'Choose File');
      return give(facts, walk, textOr(attr(element, 'alt'), textOr(title, 'Submit')));
    }
    default: {
      if (isLabelledBy) return null;
      const placeholder = PLACEHOLDER_TYPES.has(type) ? attr(element, 'placeholder') : null;
      return labelText(facts, walk) ?? give(facts, walk, title || placeholder);
    }
  }
}

/** The first child of that tag, else the title. */
function captionText(tag: string, facts: Facts, walk: Walk, context: Context): string {
  const caption = childWithTag(facts.element, tag);
  if (!caption) return give(facts, walk, attr(facts.element, 'title'));
  facts.visitedBy = walk.id;
  const to = factsOf(caption);
  return walk.read(to, walk, nativeContext(context, isHidden(to)));
}

function svgText(facts: Facts, walk: Walk, context: Context): string | null {
  const title = childWithTag(facts.element, 'title');
  if (title && isSvg(title)) {
    facts.visitedBy = walk.id;
    const to = factsOf(title);
    return walk.read(to, walk, svgTitleContext(context, isHidden(to)));
  }
  const linkTitle = facts.tag === 'a' ? attr(facts.element, 'xlink:title') : null;
  return linkTitle?.trim() ? give(facts, walk, linkTitle) : null;
}

function childWithTag(element: Element, tag: string): Element | null {
  for (let child = firstElementChildOf(element); child; child = nextElementSiblingOf(child)) {
    if (tagOf(child) === tag) return child;
  }
  return null;
}

function textOr(text: string | null, otherwise: string | null): string | null {
  return text?.trim() ? text : otherwise;
}
