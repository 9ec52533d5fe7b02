import { assertNever } from '../../../../model/assert-never';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { type ElementWord, rolesOf } from '../grammar/element-words';
import type { TargetPhrase } from '../plain-step';
import { CHOOSABLE, COMBOBOX, FIELDS, GROUPS, INTERACTIVE, LISTS, TICKABLE } from './roles';

/** What is to be done to the element: decides which elements fit. */
export type Deed = 'click' | 'fill' | 'press' | 'select' | 'choose' | 'tick' | 'hover' | 'scrollTo';

/** One way to look: among which elements, and whether the name must be the same or only fit. */
export interface Pass {
  fits(node: SnapshotNode): boolean;
  exact: boolean;
}

export const anything = () => true;
const clickable = (node: SnapshotNode) => node.attributes.cursor === 'pointer';
const among = (roles: ReadonlySet<string>) => (node: SnapshotNode) => roles.has(node.role);
const exact = (fits: Pass['fits']): Pass => ({ fits, exact: true });
const fuzzy = (fits: Pass['fits']): Pass => ({ fits, exact: false });

/**
 * The ways to look for a target, best first. A name that is the same goes before one that only fits,
 * and what is made for the deed before what can merely be clicked.
 */
export function passesFor(deed: Deed, { word, name }: TargetPhrase): Pass[] {
  const roles = rolesFor(deed, word, name !== '');
  if (roles) {
    const wanted = among(roles);
    const own = deed === 'select' ? selectPasses(wanted) : [exact(wanted), fuzzy(wanted)];
    return deed === 'click' || deed === 'hover'
      ? [...own, exact(among(INTERACTIVE)), exact(clickable)]
      : own;
  }
  const interactive = among(INTERACTIVE);
  switch (deed) {
    case 'fill':
      return [exact(among(FIELDS)), fuzzy(among(FIELDS))];
    case 'tick':
      return [exact(among(TICKABLE)), fuzzy(among(TICKABLE))];
    case 'press':
      return [among(FIELDS), interactive].flatMap((fits) => [exact(fits), fuzzy(fits)]);
    case 'select':
      return [
        exact(among(COMBOBOX)),
        exact(among(LISTS)),
        exact(among(GROUPS)),
        fuzzy(among(LISTS)),
        fuzzy(among(GROUPS)),
        exact(interactive),
      ];
    case 'choose':
      return [
        exact(among(CHOOSABLE)),
        exact(interactive),
        exact(clickable),
        fuzzy(among(CHOOSABLE)),
        fuzzy(interactive),
        exact(anything),
      ];
    case 'click':
      return [
        exact(interactive),
        exact(clickable),
        fuzzy(interactive),
        fuzzy(clickable),
        exact(anything),
      ];
    case 'hover':
    case 'scrollTo':
      return [interactive, clickable, anything]
        .flatMap(exact)
        .concat([interactive, clickable, anything].flatMap(fuzzy));
    default:
      return assertNever(deed);
  }
}

/** A combobox and the list it has opened have the same name. */
function selectPasses(wanted: Pass['fits']): Pass[] {
  const closed = (node: SnapshotNode) => COMBOBOX.has(node.role) && wanted(node);
  return [exact(closed), exact(wanted), fuzzy(wanted)];
}

/** Whether the step's word names no kind of element that such a deed is done to. */
export function isNoKindFor(deed: Deed, { word, name }: TargetPhrase): boolean {
  return word !== undefined && rolesFor(deed, word, name !== '') === undefined;
}

/** The roles that the step's own word allows; none when it has no such word. */
function rolesFor(
  deed: Deed,
  word: ElementWord | undefined,
  named: boolean,
): ReadonlySet<string> | undefined {
  const roles = word === undefined ? [] : rolesOf(word, named);
  const fit = roles.filter((role) => {
    if (deed === 'fill') return FIELDS.has(role);
    if (deed === 'tick') return TICKABLE.has(role);
    if (deed === 'select') return LISTS.has(role) || GROUPS.has(role) || role === 'button';
    return true;
  });
  return fit.length > 0 ? new Set(fit) : undefined;
}
