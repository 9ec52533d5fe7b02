import { AmbiguousTargetError, TargetNotFoundError } from '../../model/errors/page-errors';
import { bestScore, FUZZY, pickClear, type Scored, splitRoleWord } from '../../model/fuzzy';
import { isInFlat } from '../element/flat-tree';
import { roleAndName } from '../element/in-words';
import { withQueryCaches } from '../query/pass';
import { asHtml } from '../snapshot/dom';
import { type Candidate, candidatesIn } from './candidates';

/** What is known of a lost target: what it was, and what it was called by who wants it. */
export interface WantedTarget {
  readonly description?: string | undefined;
  readonly role?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * The one visible element that clearly is the lost target, by its words. The same role breaks a tie.
 * @throws AmbiguousTargetError when several fit about as well
 * @throws TargetNotFoundError when none fits well enough; lists what came nearest
 */
export function recoverTarget(wanted: WantedTarget, document: Document): Element {
  return withQueryCaches(() => {
    const described = splitRoleWord(wanted.description ?? '');
    const named = [wanted.name ?? '', described.text, wanted.description ?? ''];
    const texts = [...new Set(named)].filter((text) => text.trim() !== '');
    const role = wanted.role ?? described.role;
    const pick = pickClear(
      texts,
      withoutRepeats(texts, candidatesIn(document)).map((item) => ({
        item,
        texts: item.texts,
        bonus: item.role === role ? FUZZY.lead : 0,
      })),
    );
    switch (pick.kind) {
      case 'clear':
        return pick.item.element;
      case 'tie':
        throw ambiguous(inWords(wanted), pick.candidates);
      case 'none':
        throw notFound(inWords(wanted), pick.nearest);
    }
  });
}

/**
 * A label and its control, or a card and the button in it, are one target: the label goes for the
 * control, the outer one for an inner one that fits as well.
 */
function withoutRepeats(wanted: readonly string[], candidates: readonly Candidate[]): Candidate[] {
  const scored = candidates.map((candidate) => ({
    candidate,
    score: bestScore(wanted, candidate.texts),
  }));
  const matching = scored.filter(({ score }) => score > 0);
  return matching
    .filter(({ candidate: { element }, score }) => {
      const control = asHtml(element, 'label')?.control;
      return !matching.some(({ candidate: other, score: otherScore }) => {
        if (other.element === element || otherScore < score) return false;
        return other.element === control || isInFlat(element, other.element);
      });
    })
    .map(({ candidate }) => candidate);
}

function ambiguous(wanted: string, found: readonly Scored<Candidate>[]): AmbiguousTargetError {
  return new AmbiguousTargetError(
    `${found.length} elements fit ${wanted} about equally well: ${listed(found)}. Take a new snapshot and use the ref of the one that is meant.`,
    { wanted, candidates: asData(found) },
  );
}

function notFound(wanted: string, nearest: readonly Scored<Candidate>[]): TargetNotFoundError {
  const near = nearest.length > 0 ? `Nearest: ${listed(nearest)}.` : 'Nothing comes near it.';
  return new TargetNotFoundError(
    `${wanted} was not found on this page. ${near} Take a new snapshot to see what is there.`,
    { wanted, candidates: asData(nearest) },
  );
}

function inWords({ role, name, description }: WantedTarget): string {
  if (name) return roleAndName(role ?? 'element', name);
  return description ? `"${description}"` : (role ?? 'The element');
}

function listed(found: readonly Scored<Candidate>[]): string {
  return found.map(({ item }) => roleAndName(item.role, item.name)).join(', ');
}

function asData(found: readonly Scored<Candidate>[]): { role: string; name: string }[] {
  return found.map(({ item: { role, name } }) => ({ role, name }));
}
