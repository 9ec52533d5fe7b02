import { attribute } from '../facts';
import type { Part } from './part';

/** A run of this many alike siblings is long. */
const LONG = 8;
/** How many of a long run tell what the others are like. */
const FIRST_FEW = 3;

export interface UnitSizes {
  /** A part up to this size is a unit. */
  readonly part: number;
  /** The same for one of many alike siblings. */
  readonly item: number;
}

/**
 * Marks the parts that are kept or left out as one: the largest that are small enough, the items of
 * long runs, and single lines. Gives them in the order of the text.
 */
export function markUnits(page: Part, sizes: UnitSizes): { units: Part[]; tails: Part[][] } {
  const units: Part[] = [];
  const tails: Part[][] = [];
  const pending = [page];
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (part.isUnit) {
      units.push(part);
      continue;
    }
    const runs = longRuns(part.children, sizes.item);
    for (const run of runs) {
      for (const item of run) item.isUnit = true;
      tails.push(run.slice(FIRST_FEW));
    }
    for (let at = part.children.length - 1; at >= 0; at -= 1) {
      const child = part.children[at];
      if (!child) continue;
      child.isUnit ||= child.total <= sizes.part || child.children.length === 0;
      pending.push(child);
    }
  }
  return { units, tails };
}

/** The unit that a part is inside of; itself when it is larger than that. */
export function unitOf(part: Part): Part {
  for (let at: Part | null = part; at; at = at.parent) if (at.isUnit) return at;
  return part;
}

/** Neighbours of one kind, none of them larger than `item`. */
function longRuns(siblings: readonly Part[], item: number): Part[][] {
  if (siblings.length < LONG) return [];
  const runs: Part[][] = [];
  let run: Part[] = [];
  let runKind = '';
  for (const part of siblings) {
    const kind = part.total <= item ? kindOf(part) : '';
    if (kind !== runKind || kind === '') {
      run = [];
      runs.push(run);
    }
    runKind = kind;
    if (kind !== '') run.push(part);
  }
  return runs.filter(({ length }) => length >= LONG);
}

/** What alike siblings have in common; '' for a loose text. */
function kindOf({ node }: Part): string {
  if (!node) return '';
  const { role, facts } = node;
  const kind = `${role} ${facts.tag}`;
  return role === 'generic' ? `${kind} ${attribute(facts, 'class') ?? ''}` : kind;
}
