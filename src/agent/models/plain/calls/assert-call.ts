import { assertNever } from '../../../../model/assert-never';
import { normalizeText } from '../../../../model/fuzzy';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { walk } from '../../../../model/snapshot-text/walk';
import { labelOf } from '../find/node-text';
import { isInside, type Page } from '../find/page';
import type { PlainCheck } from '../plain-step';
import { elementCheck } from './assert-element';
import type { Names } from './names';
import { act, elementInput, type Outcome } from './outcome';

/**
 * The `assert` call for a check. What is compared is exactly what the step says; the snapshot only
 * tells which role an element has and whether it is in a frame. With `lastLook`, what is not there
 * is asserted all the same, so that the engine reports it.
 */
export function assertCall(
  page: Page,
  names: Names,
  check: PlainCheck,
  lastLook: boolean,
): Outcome {
  switch (check.on) {
    case 'page': {
      const { on: _, ...input } = check;
      return act('assert', input);
    }
    case 'loaded':
      return loaded(page, names, check.words, lastLook);
    case 'text':
      return textCheck(page, names, check);
    case 'element':
      return elementCheck(page, names, check, lastLook);
    default:
      return assertNever(check);
  }
}

function textCheck(page: Page, names: Names, check: Extract<PlainCheck, { on: 'text' }>): Outcome {
  const { on: _, ...input } = check;
  const inFrame =
    check.matcher === 'count' ? undefined : textInFrame(page, names.fillIn(check.text));
  if (!inFrame) return act('assert', input);
  return check.matcher === 'visible'
    ? act('assert', { ...elementInput(inFrame), matcher: 'containsText', expected: check.text })
    : act('assert', { ...elementInput(inFrame), matcher: 'hidden' });
}

/** The innermost element with a text that is only in a frame, where no text search reaches. */
function textInFrame(page: Page, text: string): SnapshotNode | undefined {
  const wanted = normalizeText(text);
  const saying = [...walk(page.roots)].filter((node) =>
    [node.name, node.text].some((own) => normalizeText(own).includes(wanted)),
  );
  const isFramed = (node: SnapshotNode) => isInside(page, node, 'iframe');
  if (saying.length === 0 || !saying.every(isFramed)) return undefined;
  const innermost = saying.at(-1);
  return innermost && (innermost.ref === undefined ? page.parents.get(innermost) : innermost);
}

function loaded(page: Page, names: Names, words: string, lastLook: boolean): Outcome {
  const wanted = normalizeText(names.fillIn(words));
  const heading = [...walk(page.roots)].find(
    (node) => node.role === 'heading' && normalizeText(labelOf(node)).includes(wanted),
  );
  if (heading) return act('assert', { ...elementInput(heading), matcher: 'visible' });
  const why = `no heading has the words “${words}”`;
  if (!lastLook) return { kind: 'missing', why, nearest: [] };
  return act('assert', { text: words, matcher: 'visible' }, `${why}; looking for such a text`);
}
