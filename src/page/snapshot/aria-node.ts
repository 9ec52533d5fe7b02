import type { Facts } from './facts';

/** One line of a snapshot with what is below it. Only `build` and `distill` change it. */
export interface AriaNode {
  readonly facts: Facts;
  readonly role: string;
  /** The accessible name; what a ref is bound to. */
  readonly name: string;
  /** Whether `name` is printed: distilling drops a name that the children repeat. */
  showsName: boolean;
  /** Visible, and a pointer can reach it. */
  readonly hasRef: boolean;
  readonly hasPointerCursor: boolean;
  readonly isActive: boolean;
  readonly isAriaHidden: boolean;
  readonly states: States;
  children: AriaChild[];
  url: string | undefined;
  placeholder: string | undefined;
  /** What the name is made of: of these, the ones that have a node with a ref. */
  nameSources: readonly AriaNode[];
}

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
