import { SCORE } from '../scores';
import { byScore } from '../try-out';
import { altDrafts, placeholderDrafts, testIdDrafts, titleDrafts } from './attributes';
import { classDrafts, frameDrafts, idDrafts, isFrame, markupDrafts, tagSelector } from './css';
import type { Draft, DraftRules } from './draft';
import { itemDrafts } from './item';
import { labelDrafts } from './label';
import { bareRoleDraft, findableRole, roleAndNameDrafts } from './role';
import { findableText, textDrafts, withTextDrafts } from './text';

/** Every way to name `element` by what it is itself, best first. None has been tried yet. */
export function ownDrafts(element: Element, rules: DraftRules): Draft[] {
  const byMarkup = [
    ...testIdDrafts(element, rules),
    ...idDrafts(element, rules),
    ...markupDrafts(element, rules),
    ...classDrafts(element, rules),
  ];
  const byContent = isFrame(element) ? frameDrafts(element, rules) : contentDrafts(element, rules);
  return [...byMarkup, ...byContent].sort(byScore);
}

function contentDrafts(element: Element, rules: DraftRules): Draft[] {
  const drafts = [
    ...placeholderDrafts(element, rules),
    ...labelDrafts(element, rules),
    ...altDrafts(element, rules),
    ...titleDrafts(element, rules),
    ...itemDrafts(element, rules.ignoresOwnText ? element : null, rules),
  ];
  const text = findableText(element, rules);
  if (text !== null) {
    const tag = { by: 'css', css: tagSelector(element) } as const;
    drafts.push(...textDrafts(text), ...withTextDrafts(tag, SCORE.cssTagWithText, text));
  }
  const role = findableRole(element);
  if (role !== null) {
    const named = roleAndNameDrafts(element, role, rules);
    drafts.push(...named, bareRoleDraft(role));
    if (named.length === 0 && text !== null) {
      drafts.push(...withTextDrafts({ by: 'role', role }, SCORE.roleWithText, text));
    }
  }
  return drafts;
}
