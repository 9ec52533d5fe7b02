import { assertNever } from '../../../model/assert-never';
import type { SnapshotNode } from '../../../model/snapshot-text/snapshot-node';
import { labelOf } from './find/node-text';
import type { Deed } from './find/passes';
import { sayWord } from './grammar/element-words';
import type { Scope, TargetPhrase } from './plain-step';

/** “Save” button in row “SW-12”: a target in the words of its step. */
export function sayTarget(target: TargetPhrase, deed: Deed): string {
  const kind = target.word === undefined ? kindFor(deed) : sayWord(target.word);
  const place = (target.within ?? []).map((scope) => ` in ${sayScope(scope)}`).join('');
  return `${sayPosition(target.nth)}${kind}${target.name === '' ? '' : ` “${target.name}”`}${place}`;
}

function sayScope({ word, name, nth }: Scope): string {
  if (word === undefined) return `what is next to “${name ?? ''}”`;
  return `${sayPosition(nth)}${sayWord(word)}${name === undefined ? '' : ` “${name}”`}`;
}

function sayPosition(nth: number | undefined): string {
  if (nth === undefined) return '';
  return nth < 0 ? 'last ' : `${nth}. `;
}

function kindFor(deed: Deed): string {
  switch (deed) {
    case 'click':
      return 'button, link or other element';
    case 'fill':
      return 'field';
    case 'tick':
      return 'checkbox, radio button or switch';
    case 'select':
      return 'list';
    case 'choose':
      return 'option';
    case 'press':
    case 'hover':
    case 'scrollTo':
      return 'element';
    default:
      return assertNever(deed);
  }
}

const LISTED = 5;

/** Some elements of a snapshot, each by role and name. */
export function sayNodes(nodes: readonly SnapshotNode[]): string {
  const some = nodes.slice(0, LISTED).map((node) => {
    const label = labelOf(node);
    return label === '' ? node.role : `${node.role} “${label}”`;
  });
  const more = nodes.length > LISTED ? ` and ${nodes.length - LISTED} more` : '';
  return `${some.join(', ')}${more}`;
}
