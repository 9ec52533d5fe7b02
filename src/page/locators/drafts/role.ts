import { isNameFromContent, playwrightNameOf } from '../../snapshot/name';
import { roleOf } from '../../snapshot/role';
import { levelOf } from '../../snapshot/states';
import { isHiddenForAria } from '../../snapshot/visibility';
import { isEditable } from '../retarget';
import { MALUS, SCORE } from '../scores';
import { textVariants } from '../stable-text';
import { withoutBadge } from './badge';
import type { Draft, DraftRules } from './draft';

/** The role by which `getByRole` finds the element, or null when it cannot. */
export function findableRole(element: Element): string | null {
  const role = roleOf(element);
  // A frame is found by its own attributes: its role is none that `getByRole` knows.
  if (role === null || role === 'generic' || role === 'iframe') return null;
  return isHiddenForAria(element) ? null : role;
}

export function roleAndNameDrafts(element: Element, role: string, rules: DraftRules): Draft[] {
  const name = stableNameOf(element, rules);
  if (name === null) return [];
  const level = role === 'heading' ? levelOf(element) : 0;
  return textVariants(name).flatMap(({ text, exact, malus }) => {
    const locator = { by: 'role', role, name: text, ...(exact ? { exact } : {}) } as const;
    const draft = { locator, score: SCORE.roleAndName + malus };
    if (level === 0 || exact) return [draft];
    // Two headings may say the same on two levels.
    return [draft, { locator: { ...locator, level }, score: draft.score + MALUS.level }];
  });
}

export function bareRoleDraft(role: string): Draft {
  return { locator: { by: 'role', role }, score: SCORE.role };
}

/** The name less the count of a badge in it; null when there is none or it must not be used. */
function stableNameOf(element: Element, rules: DraftRules): string | null {
  const name = playwrightNameOf(element);
  if (name === '' || rules.isSecret(name)) return null;
  const fromContent = isNameFromContent(element);
  if (fromContent && rules.ignoresOwnText) return null;
  // What a user typed is no name.
  if (fromContent && isEditable(element)) return null;
  return fromContent ? withoutBadge(element, name) : name;
}
