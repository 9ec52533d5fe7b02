import { isInPass, perPass } from '../pass';
import { getterOf, localNameOf, rootNodeOf } from './accessors';
import { asHtml, isParent } from './kinds';
import { queryAll } from './trees';

const LABELABLE = new Set('button input meter output progress select textarea'.split(' '));

const NO_LABELS: readonly HTMLLabelElement[] = [];

const controlOf = getterOf(HTMLLabelElement.prototype, 'control');

/** For each tree (document or shadow root): the controls in it that have labels. */
const labelsByTree = perPass(() => new Map<Node, ReadonlyMap<Element, HTMLLabelElement[]>>());

/**
 * The `<label>` elements of a labelable control (HTML, "labels"), in tree order; none for other
 * elements. Looks at every label of the tree once a pass: `control.labels` does it for each control.
 */
export function labelsOf(element: Element): readonly HTMLLabelElement[] {
  if (!LABELABLE.has(localNameOf(element))) return NO_LABELS;
  if (!isInPass()) return labelsIn(rootNodeOf(element)).get(element) ?? NO_LABELS;
  const root = rootNodeOf(element);
  let labels = labelsByTree().get(root);
  if (!labels) {
    labels = labelsIn(root);
    labelsByTree().set(root, labels);
  }
  return labels.get(element) ?? NO_LABELS;
}

function labelsIn(root: Node): Map<Element, HTMLLabelElement[]> {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const element of isParent(root) ? queryAll(root, 'label') : []) {
    const label = asHtml(element, 'label');
    const control = label && controlOf(label);
    if (!control) continue;
    const known = labels.get(control);
    if (known) known.push(label);
    else labels.set(control, [label]);
  }
  return labels;
}
