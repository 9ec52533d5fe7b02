import { attribute } from '../facts';
import type { Part } from './part';

/** A run of this many alike siblings is long. */
const LONG = 8;
/** How many of a long run tell what the others are like. */
const FIRST_FEW = 3;

/** Of each long run of alike siblings what comes after the first few. */
export function longRunTails(all: readonly Part[], mayBeIn: (part: Part) => boolean): Part[][] {
  const tails: Part[][] = [];
  for (const { children } of all) {
    if (children.length < LONG) continue;
    let run: Part[] = [];
    let runKind = '';
    const end = (): void => {
      if (run.length >= LONG) tails.push(run.slice(FIRST_FEW));
      run = [];
    };
    for (const child of children) {
      const kind = mayBeIn(child) ? kindOf(child) : '';
      if (kind !== runKind) end();
      runKind = kind;
      if (kind !== '') run.push(child);
    }
    end();
  }
  return tails;
}

/** What alike siblings have in common; '' for a loose text. */
function kindOf({ node }: Part): string {
  if (!node) return '';
  const { role, facts } = node;
  const kind = `${role} ${facts.tag}`;
  return role === 'generic' ? `${kind} ${attribute(facts, 'class') ?? ''}` : kind;
}
