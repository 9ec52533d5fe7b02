import { explicitRoleOf, isPresentational } from './explicit-role';
import { type Facts, factsOf, parentFacts, withAriaCaches } from './facts';
import { keepsItsRole } from './global-attributes';
import { implicitRoleByTag } from './implicit-role';

/**
 * The role of an element (HTML-AAM §3.4, ARIA 1.2 §5.4). Null when it has none;
 * `none` or `presentation` when the author removed it.
 */
export function computedRoleOf(element: Element): string | null {
  return withAriaCaches(() => roleOfFacts(factsOf(element)));
}

/** The role of an element, or null when it has none or the author removed it. */
export function roleOf(element: Element): string | null {
  const role = computedRoleOf(element);
  return isPresentational(role) ? null : role;
}

export function roleOfFacts(facts: Facts): string | null {
  if (facts.role === undefined) facts.role = computeRole(facts);
  return facts.role;
}

function computeRole(facts: Facts): string | null {
  const explicit = explicitRoleOf(facts);
  if (explicit === null) return implicitRoleOf(facts);
  if (isPresentational(explicit)) {
    const implicit = implicitRoleOf(facts);
    if (keepsItsRole(facts, implicit)) return implicit;
  }
  return explicit;
}

/** ARIA 1.2 §5.2.8: children that a presentational parent requires become presentational with it. */
const REQUIRED_PARENTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    dd: ['dl', 'div'],
    div: ['dl'],
    dt: ['dl', 'div'],
    li: ['ol', 'ul'],
    tbody: ['table'],
    td: ['tr'],
    tfoot: ['table'],
    th: ['tr'],
    thead: ['table'],
    tr: ['thead', 'tbody', 'tfoot', 'table'],
  }),
);

function implicitRoleOf(facts: Facts): string | null {
  const role = implicitRoleByTag(facts);
  if (role === null) return null;
  for (let at = facts; ; ) {
    const parents = REQUIRED_PARENTS.get(at.tag);
    const parent = parents && parentFacts(at);
    if (!parent || !parents.includes(parent.tag)) return role;
    const explicit = explicitRoleOf(parent);
    if (isPresentational(explicit) && !keepsItsRole(parent, explicit)) return explicit;
    at = parent;
  }
}
