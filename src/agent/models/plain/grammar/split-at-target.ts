import type { ElementWord } from './element-words';
import { type Phrase, part } from './literals';
import { CONTAINERS, readTarget } from './target';

/**
 * Splits "5 in Quantity in the dialog" before the name of the control: at the last preposition that
 * leads to one, since "in the dialog" only says where it is. Groups of prepositions are tried in
 * order; `alsoControls` are containers that count as controls. `undefined` when there is none.
 */
export function splitAtTarget(
  phrase: Phrase,
  prepositions: readonly (readonly string[])[],
  alsoControls: readonly ElementWord[] = [],
): { before: Phrase; target: Phrase } | undefined {
  for (const group of prepositions) {
    const pattern = new RegExp(`\\s+(?:${group.join('|')})\\s+`, 'giu');
    for (const found of [...phrase.text.matchAll(pattern)].reverse()) {
      const before = part(phrase, phrase.text.slice(0, found.index));
      const target = part(phrase, phrase.text.slice(found.index + found[0].length));
      if (before.text !== '' && leadsToControl(target, alsoControls)) return { before, target };
    }
  }
  return undefined;
}

function leadsToControl(phrase: Phrase, alsoControls: readonly ElementWord[]): boolean {
  const reading = readTarget(phrase);
  if ('problem' in reading) return false;
  const { word } = reading.target;
  if (word === undefined || word === 'dropdown' || alsoControls.includes(word)) return true;
  return !CONTAINERS.has(word);
}
