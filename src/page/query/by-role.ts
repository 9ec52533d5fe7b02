import { InvalidLocatorError } from '../../model/errors/page-errors';
import type { QueryPart } from '../../model/locator';
import { playwrightNameOf } from '../snapshot/name';
import { computedRoleOf } from '../snapshot/role';
import {
  checkedOf,
  disabledOf,
  expandedOf,
  levelOf,
  pressedOf,
  selectedOf,
  supports,
} from '../snapshot/states';
import { isHiddenForAria } from '../snapshot/visibility';
import { cached } from './pass';
import { nameMatcher } from './text-match';
import { elementsIn, type Scope } from './trees';

export type RolePart = Extract<QueryPart, { by: 'role' }>;
type Test = (element: Element) => boolean;

/** `getByRole`. @throws InvalidLocatorError for a state that elements of that role do not have. */
export function byRole(scope: Scope, part: RolePart): Element[] {
  const role = part.role.toLowerCase();
  // Cheap tests first: a name is only computed for what passed all others.
  const tests = [...stateTests(part, role)];
  if (!part.includeHidden) tests.push((element) => !isHiddenForAria(element));
  if (part.name !== undefined) {
    const matches = nameMatcher(part.name, part.exact);
    tests.push((element) => matches(playwrightNameOf(element, part.includeHidden)));
  }
  return elementsWithRole(scope, role).filter((element) => tests.every((test) => test(element)));
}

/** All elements of a role in `scope`, hidden ones included. */
export function elementsWithRole(scope: Scope, role: string): readonly Element[] {
  return elementsByRole(scope).get(role) ?? [];
}

function elementsByRole(scope: Scope): ReadonlyMap<string, readonly Element[]> {
  return cached('byRole', scope, () => {
    const index = new Map<string, Element[]>();
    for (const element of elementsIn(scope)) {
      const role = computedRoleOf(element);
      if (role === null) continue;
      const sameRole = index.get(role);
      if (sameRole) sameRole.push(element);
      else index.set(role, [element]);
    }
    return index;
  });
}

function stateTests(part: RolePart, role: string): Test[] {
  const { checked, disabled, expanded, level, pressed, selected } = part;
  const tests: Test[] = [];
  if (selected !== undefined) {
    requireSupport('selected', role);
    tests.push((element) => selectedOf(element) === selected);
  }
  if (checked !== undefined) {
    requireSupport('checked', role);
    tests.push((element) => (checkedOf(element) ?? false) === checked);
  }
  if (pressed !== undefined) {
    requireSupport('pressed', role);
    tests.push((element) => pressedOf(element) === pressed);
  }
  if (expanded !== undefined) {
    requireSupport('expanded', role);
    tests.push((element) => expandedOf(element) === expanded);
  }
  if (level !== undefined) {
    requireSupport('level', role);
    tests.push((element) => levelOf(element) === level);
  }
  if (disabled !== undefined) tests.push((element) => disabledOf(element) === disabled);
  return tests;
}

function requireSupport(state: Parameters<typeof supports>[0], role: string): void {
  if (supports(state, role)) return;
  throw new InvalidLocatorError(
    `Elements of role "${role}" have no state "${state}". Leave "${state}" out, or use another role.`,
  );
}
