import { labelTextsOf } from '../../query/by-label';
import { elementText } from '../../query/element-text';
import {
  firstChildOf,
  isElement,
  isText,
  labelsOf,
  localNameOf,
  nextSiblingOf,
} from '../../snapshot/dom';
import { normalizeWhiteSpace } from '../../snapshot/name';
import { SCORE } from '../scores';
import { textVariants } from '../stable-text';
import type { Draft, DraftRules } from './draft';

const CONTROLS = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);

export function labelDrafts(element: Element, rules: DraftRules): Draft[] {
  const whole = labelTextsOf(element).map((label) => label.normalized);
  const drafts: Draft[] = [];
  for (const text of new Set([...whole, ...labelsOf(element).map(textBesideControls)])) {
    if (text === '' || whole.some(rules.isSecret)) continue;
    for (const variant of textVariants(text)) {
      // Exact is exact only for the whole text.
      if (variant.exact && !whole.includes(text)) continue;
      drafts.push({
        locator: { by: 'label', text: variant.text, ...(variant.exact ? { exact: true } : {}) },
        score: SCORE.label + variant.malus,
      });
    }
  }
  return drafts;
}

/** The longest run of a label's text beside the controls in it: options and values are no label. */
function textBesideControls(label: Element): string {
  const runs = [''];
  const visit = (node: Node) => {
    for (let child = firstChildOf(node); child; child = nextSiblingOf(child)) {
      if (isText(child)) runs.push(`${runs.pop() ?? ''}${child.data}`);
      else if (isElement(child)) {
        if (CONTROLS.has(localNameOf(child))) runs.push('');
        else if (elementText(child).full !== '') visit(child);
      }
    }
  };
  visit(label);
  return runs.map(normalizeWhiteSpace).reduce((a, b) => (b.length > a.length ? b : a), '');
}
