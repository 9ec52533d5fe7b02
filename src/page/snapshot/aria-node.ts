import type { Facts } from './facts';
import { hasTime } from './time-limit';
import { isAriaHidden, isSeen, receivesPointerEvents } from './visibility';

/** One line of a snapshot with what is below it. Only `build` and `distill` change it. */
export class AriaNode {
  /** Whether `name` is printed: distilling drops a name that the children repeat. */
  showsName = true;
  children: AriaChild[] = [];
  url: string | undefined = undefined;
  placeholder: string | undefined = undefined;
  /** Of `nameParts`, the nodes inside this one. */
  nameSources: readonly AriaNode[] = NO_SOURCES;
  /** While distilling: part of the name of an open node, and not printed by itself so far. */
  isUnprinted = false;
  #hasRef: boolean | undefined = undefined;

  constructor(
    readonly facts: Facts,
    readonly role: string,
    /** The accessible name; what a ref is bound to. */
    readonly name: string,
    /** What the name is made of. */
    readonly nameParts: readonly Facts[],
    readonly isActive: boolean,
    readonly states: States,
  ) {}

  /** Visible, and a pointer can reach it. Found out late, as measuring costs more than the rest. */
  get hasRef(): boolean {
    this.#hasRef ??=
      this.role !== 'fragment' &&
      (this.role === 'iframe' || receivesPointerEvents(this.facts)) &&
      hasTime() &&
      isSeen(this.facts);
    return this.#hasRef;
  }

  get hasPointerCursor(): boolean {
    return this.facts.cursor === 'pointer' && this.hasRef;
  }

  get isAriaHidden(): boolean {
    return isAriaHidden(this.facts);
  }
}

const NO_SOURCES: readonly AriaNode[] = [];

/** A node, or a text between nodes. */
export type AriaChild = AriaNode | string;

export interface States {
  readonly checked: boolean | 'mixed';
  readonly disabled: boolean;
  readonly expanded: boolean;
  readonly invalid: boolean | 'grammar' | 'spelling';
  /** 0 when there is none. */
  readonly level: number;
  readonly pressed: boolean | 'mixed';
  readonly selected: boolean;
}

/** The name as it is printed, '' when it is not. */
export function shownName(node: AriaNode): string {
  return node.showsName ? node.name : '';
}
