import { attr, localNameOf } from '../../snapshot/dom';
import { SCORE } from '../scores';
import { textVariants } from '../stable-text';
import type { Draft, DraftRules } from './draft';

const WITH_ALT = new Set(['area', 'img', 'input']);
const WITH_PLACEHOLDER = new Set(['input', 'textarea']);

/** Attributes other than the configured one that testers put on elements for tests. */
const OTHER_TEST_IDS = ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'];

export function testIdDrafts(element: Element, rules: DraftRules): Draft[] {
  const { testIdAttribute } = rules;
  const drafts: Draft[] = [];
  for (const attribute of new Set([testIdAttribute, ...OTHER_TEST_IDS])) {
    const testId = attr(element, attribute);
    if (!testId || rules.isSecret(testId)) continue;
    const configured = attribute === testIdAttribute;
    drafts.push({
      locator: { by: 'testId', testId, ...(attribute === 'data-testid' ? {} : { attribute }) },
      score: configured ? SCORE.testId : SCORE.otherTestId,
    });
  }
  return drafts;
}

export function placeholderDrafts(element: Element, rules: DraftRules): Draft[] {
  if (!WITH_PLACEHOLDER.has(localNameOf(element))) return [];
  return attributeDrafts(element, 'placeholder', SCORE.placeholder, rules);
}

export function altDrafts(element: Element, rules: DraftRules): Draft[] {
  if (!WITH_ALT.has(localNameOf(element))) return [];
  return attributeDrafts(element, 'alt', SCORE.alt, rules);
}

export function titleDrafts(element: Element, rules: DraftRules): Draft[] {
  return attributeDrafts(element, 'title', SCORE.title, rules);
}

function attributeDrafts(
  element: Element,
  by: 'placeholder' | 'alt' | 'title',
  score: number,
  rules: DraftRules,
): Draft[] {
  const value = attr(element, by);
  if (!value || rules.isSecret(value)) return [];
  return textVariants(value).map(({ text, exact, malus }) => ({
    locator: { by, text, ...(exact ? { exact } : {}) },
    score: score + malus,
  }));
}
