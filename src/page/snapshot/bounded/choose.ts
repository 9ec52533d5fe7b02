import { LONGEST_MORE_LINE } from '../../../model/snapshot-text/more-line';
import type { Part } from './part';

/**
 * Keeps parts for as long as there is room. Every run of neighbours that is left out costs the line
 * that says so, taken to be as long as such a line can be.
 */
export class Chooser {
  readonly #indent: number;
  /** Characters left. */
  room: number;

  /** `page` is kept from the start, with one line for all that is left out of it. */
  constructor(page: Part, room: number, indent: number) {
    this.#indent = indent;
    page.kept = 'own';
    this.room = room - page.own - this.#moreLine(page);
  }

  /** Keeps a part, whole or only its own lines, and its ancestors; false when there is no room. */
  keep(part: Part, kept: 'own' | 'whole'): boolean {
    if (part.kept !== 'no') return true;
    const path = this.#pathTo(part);
    if (!path) return false;
    const cost = this.#costOf(part, kept) + path.cost;
    if (cost > this.room) return false;
    for (const ancestor of path.ancestors) ancestor.kept = 'own';
    part.kept = kept;
    this.room -= cost;
    return true;
  }

  /** Keeps neighbours, all or none. */
  keepAll(parts: readonly Part[]): boolean {
    const open = parts.filter(({ kept }) => kept === 'no');
    const [first] = open;
    const path = first && this.#pathTo(first);
    if (!path) return open.length === 0;
    let cost = path.cost;
    for (const part of open) cost += part.total + this.#moreLine(part.parent);
    if (cost > this.room) return false;
    return open.every((part) => this.keep(part, 'whole'));
  }

  /** The ancestors that are not kept yet, and what they cost; undefined when that is too much. */
  #pathTo(part: Part): { ancestors: Part[]; cost: number } | undefined {
    const ancestors: Part[] = [];
    let cost = 0;
    for (let up = part.parent; up && up.kept === 'no'; up = up.parent) {
      ancestors.push(up);
      cost += this.#costOf(up, 'own');
      if (cost > this.room) return undefined;
    }
    return { ancestors, cost };
  }

  #costOf(part: Part, kept: 'own' | 'whole'): number {
    const { parent, position } = part;
    const isLeftOut = (at: number): number => (parent?.children[at]?.kept === 'no' ? 1 : 0);
    // Where a run of left out parts is split there are two lines, where it ends there is none.
    const lines = isLeftOut(position - 1) + isLeftOut(position + 1) - 1;
    const below = kept === 'own' && part.children.length > 0 ? this.#moreLine(part) : 0;
    return (kept === 'own' ? part.own : part.total) + below + lines * this.#moreLine(parent);
  }

  /** The line that says what is left out below `parent`. */
  #moreLine(parent: Part | null): number {
    return this.#indent + ((parent?.depth ?? -1) + 1) * 2 + LONGEST_MORE_LINE + 1;
  }
}
