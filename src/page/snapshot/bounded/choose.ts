import { longestMoreLine } from '../../../model/snapshot-text/more-line';
import type { Part } from './part';

/**
 * Keeps parts for as long as there is room. Each run of neighbours that is left out costs the line
 * that says so, taken to be as long as it can get there.
 */
export class Chooser {
  readonly #indent: number;
  readonly #moreLines = new Map<Part, number>();
  /** Characters left. */
  room: number;

  /** `page` is kept from the start, with one line for all that is left out of it. */
  constructor(page: Part, room: number, indent: number) {
    this.#indent = indent;
    page.kept = 'own';
    this.room = room - page.own - this.#moreLine(page);
  }

  /** Keeps a part and its ancestors; false when there is no room. */
  keep(part: Part): boolean {
    if (part.kept !== 'no') return true;
    const path = this.#pathTo(part);
    if (!path) return false;
    const cost = path.cost + this.#costOf(part);
    if (cost > this.room) return false;
    for (const ancestor of path.ancestors) ancestor.kept = 'own';
    part.kept = part.isUnit ? 'whole' : 'own';
    this.room -= cost;
    return true;
  }

  /** Keeps units that are neighbours, all or none. */
  keepAll(units: readonly Part[]): void {
    const open = units.filter(({ kept }) => kept === 'no');
    const [first] = open;
    const path = first && this.#pathTo(first);
    if (!path) return;
    let cost = path.cost;
    for (const part of open) cost += part.total + this.#moreLine(part.parent);
    if (cost <= this.room) for (const part of open) this.keep(part);
  }

  /** The ancestors that are not kept yet, and what they cost; undefined when that is too much. */
  #pathTo(part: Part): { ancestors: Part[]; cost: number } | undefined {
    const ancestors: Part[] = [];
    let cost = 0;
    for (let up = part.parent; up && up.kept === 'no'; up = up.parent) {
      ancestors.push(up);
      cost += this.#costOf(up);
      if (cost > this.room) return undefined;
    }
    return { ancestors, cost };
  }

  #costOf(part: Part): number {
    const { parent, position } = part;
    const isLeftOut = (at: number): number => (parent?.children[at]?.kept === 'no' ? 1 : 0);
    // Where a run of left out parts is split there are two lines, where it ends there is none.
    const lines = isLeftOut(position - 1) + isLeftOut(position + 1) - 1;
    const own = part.isUnit ? part.total : part.own + this.#moreLine(part);
    return own + lines * this.#moreLine(parent);
  }

  /** What the line costs that says what is left out below `parent`. */
  #moreLine(parent: Part | null): number {
    if (!parent) return 0;
    let cost = this.#moreLines.get(parent);
    if (cost === undefined) {
      const roles = parent.children.map(({ node }) => node?.role ?? 'text');
      const indent = this.#indent + (parent.depth + 1) * 2;
      cost = indent + longestMoreLine(roles) + 1;
      this.#moreLines.set(parent, cost);
    }
    return cost;
  }
}
