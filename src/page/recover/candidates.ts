import { elementText } from '../query/element-text';
import { elementsIn } from '../query/trees';
import { asHtml, attr, parentOrHostOf } from '../snapshot/dom';
import { factsOf, styleOf } from '../snapshot/facts';
import { identityOf } from '../snapshot/identity';
import { normalizeWhiteSpace } from '../snapshot/name';
import { asField, isSecretField } from '../snapshot/secret-values';
import { isVisible } from '../snapshot/visibility';

export interface Candidate {
  readonly element: Element;
  readonly role: string;
  readonly name: string;
  /** Everything it may be called by. */
  readonly texts: readonly string[];
}

/** ARIA 1.2 §5.3.2: the widget roles that a person acts on. */
const ROLES =
  'button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option ' +
  'radio searchbox slider spinbutton switch tab textbox treeitem';

const INTERACTIVE = [
  'a, button, input, select, textarea, label, summary, [onclick], [href], [contenteditable]',
  ...ROLES.split(' ').map((role) => `[role="${role}"]`),
].join(', ');

/** Text of longer ones is not a name but content. */
const LONGEST_TEXT = 100;

/** All visible elements that a person could have meant, with what they are called by. */
export function candidatesIn(document: Document): Candidate[] {
  return elementsIn(document)
    .filter(
      (element) => (element.matches(INTERACTIVE) || isClickTarget(element)) && isVisible(element),
    )
    .map(toCandidate);
}

/** Many pages put a click handler on a `<div>`; the cursor is the only sign of it. */
function isClickTarget(element: Element): boolean {
  if (styleOf(factsOf(element))?.cursor !== 'pointer') return false;
  const parent = parentOrHostOf(element);
  // The cursor is inherited: the outermost one has the handler.
  return !parent || styleOf(factsOf(parent))?.cursor !== 'pointer';
}

function toCandidate(element: Element): Candidate {
  const { role, name } = identityOf(element);
  const texts = [name, attr(element, 'placeholder') ?? ''];
  const field = asField(element);
  // What a secret field holds must decide nothing that shows outside of the page.
  if (field && !isSecretField(field) && field.type !== 'hidden') texts.push(field.value);
  const isText = role === 'generic' || asHtml(element, 'label') !== null;
  if (isText) texts.push(textOf(element));
  const shown = name === '' && isText ? textOf(element) : name;
  return { element, role, name: shown, texts: texts.filter((text) => text !== '') };
}

function textOf(element: Element): string {
  const text = normalizeWhiteSpace(elementText(element).full);
  return text.length <= LONGEST_TEXT ? text : '';
}
