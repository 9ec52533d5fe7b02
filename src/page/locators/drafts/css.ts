import { attributeSelector } from '../../../model/css-text';
import { attr, localNameOf } from '../../snapshot/dom';
import { isGeneratedId, isMeaningfulClass } from '../generated-names';
import { SCORE } from '../scores';
import { isVolatile } from '../stable-text';
import type { Draft, DraftRules } from './draft';

const WITH_NAME = new Set(
  'button fieldset form iframe input map object output param select textarea'.split(' '),
);
const FIELDS = new Set(['input', 'select', 'textarea']);
const LONGEST_HREF = 60;

/** A tag as a CSS type selector. */
export function tagSelector(element: Element): string {
  return CSS.escape(localNameOf(element));
}

/** The id as a CSS selector, or null when there is none that will last. */
export function idSelector(element: Element, rules: DraftRules): string | null {
  const id = attr(element, 'id');
  if (!id || isGeneratedId(id) || rules.isSecret(id)) return null;
  return /^[a-zA-Z][\w-]*$/.test(id) ? `#${id}` : attributeSelector('id', id);
}

export function idDrafts(element: Element, rules: DraftRules): Draft[] {
  const css = idSelector(element, rules);
  return css === null ? [] : [{ locator: { by: 'css', css }, score: SCORE.cssId }];
}

export function classDrafts(element: Element, rules: DraftRules): Draft[] {
  return meaningfulClasses(element)
    .filter((name) => !rules.isSecret(name))
    .map((name) => ({ locator: { by: 'css', css: `.${name}` }, score: SCORE.cssClass }));
}

export function meaningfulClasses(element: Element): string[] {
  return (attr(element, 'class') ?? '').split(/\s+/).filter(isMeaningfulClass);
}

/** By tag, and by the attributes that belong to what the element does. */
export function markupDrafts(element: Element, rules: DraftRules): Draft[] {
  const tag = localNameOf(element);
  const type = tagSelector(element);
  const drafts: Draft[] = [
    {
      locator: { by: 'css', css: type },
      score: FIELDS.has(tag) ? SCORE.cssAttribute + 1 : SCORE.cssTag,
    },
  ];
  const add = (name: string, score: number) => {
    const value = attr(element, name);
    if (!value || rules.isSecret(value)) return;
    drafts.push({ locator: { by: 'css', css: `${type}${attributeSelector(name, value)}` }, score });
  };
  if (WITH_NAME.has(tag)) add('name', SCORE.cssAttribute);
  if (tag === 'input') add('type', SCORE.cssAttribute);
  if (tag === 'a' && isLastingHref(attr(element, 'href') ?? '')) add('href', SCORE.cssAttribute);
  return drafts;
}

/** Frames have no text to find them by, so their attributes count for more. */
export function frameDrafts(element: Element, rules: DraftRules): Draft[] {
  const type = tagSelector(element);
  return (['name', 'title', 'src'] as const).flatMap((name) => {
    const value = attr(element, name);
    if (!value || rules.isSecret(value) || (name === 'src' && !isLastingHref(value))) return [];
    const score = name === 'src' ? SCORE.cssAttribute : SCORE.frameAttribute;
    return [{ locator: { by: 'css', css: `${type}${attributeSelector(name, value)}` }, score }];
  });
}

export function isFrame(element: Element): boolean {
  const tag = localNameOf(element);
  return tag === 'iframe' || tag === 'frame';
}

function isLastingHref(href: string): boolean {
  return (
    href.length > 1 &&
    href.length <= LONGEST_HREF &&
    !/^(?:javascript|data|blob):/i.test(href) &&
    !/[?#]/.test(href) &&
    !isVolatile(href)
  );
}
