/** One line of a snapshot with what is below it. Only `build` and `distill` change it. */
export interface AriaNode {
  readonly element: Element;
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
  children: (AriaNode | string)[];
  url: string | undefined;
  placeholder: string | undefined;
  /** Nodes with a ref whose content is part of the name. */
  nameSources: readonly AriaNode[];
}

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
