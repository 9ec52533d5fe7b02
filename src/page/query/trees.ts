import { isOwn } from '../own-elements';
import { isElement, parentOrHostOf, queryAll as select, shadowRootOf } from '../snapshot/dom';
import { cached } from './pass';

export type Scope = Document | Element | ShadowRoot;

/** The node trees a query in one scope looks at: its own, then the shadow trees in it. */
export interface Trees {
  readonly roots: readonly Scope[];
  /** Whether Sidewright's overlay is in one of them. */
  readonly hasOwn: boolean;
}

/**
 * Shadow trees come after the whole tree of their host, as in Playwright, so that `nth` counts
 * alike. Closed ones, which Playwright cannot read, come last: they shift no other index.
 */
export function treesIn(scope: Scope): Trees {
  return cached('trees', scope, () => {
    const roots: Scope[] = [];
    let hasOwn = false;
    const waiting: Scope[] = [scope];
    const visit = (root: Scope) => {
      roots.push(root);
      const hosts = select(root, '*');
      if (isElement(root)) hosts.unshift(root);
      for (const host of hosts) {
        if (isOwn(host)) hasOwn = true;
        const shadow = isOwn(host) ? null : shadowRootOf(host);
        if (shadow?.mode === 'closed') waiting.push(shadow);
        else if (shadow) visit(shadow);
      }
    };
    for (let next = waiting.shift(); next; next = waiting.shift()) visit(next);
    return { roots, hasOwn };
  });
}

/** The elements in `scope`, shadow trees included, that match a CSS compound or list natively. */
export function selectIn(scope: Scope, selector: string): Element[] {
  const { roots, hasOwn } = treesIn(scope);
  const found = roots.flatMap((root) => select(root, selector));
  return hasOwn ? found.filter((element) => !isInOwn(element)) : found;
}

/** All elements in `scope`, shadow trees included, without `scope` itself. */
export function elementsIn(scope: Scope): readonly Element[] {
  return cached('elements', scope, () => selectIn(scope, '*'));
}

/** Whether `element` is one of Sidewright's own or inside one. */
export function isInOwn(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOrHostOf(at)) if (isOwn(at)) return true;
  return false;
}

/** Whether `element` is `ancestor` or inside it, shadow trees included. */
export function isInside(ancestor: Element, element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOrHostOf(at)) {
    if (at === ancestor) return true;
  }
  return false;
}
