import { isSvg } from './dom';
import { type Facts, factsOf, hasAttribute, withAriaCaches } from './facts';
import { roleOfFacts } from './role';
import { beginWalk, flatten, textAlternative } from './text-alternative';
import { type Dialect, SELF, type Walk } from './walk';

/** ARIA 1.2 §5.2.8.6 and ARIA 1.3: roles on which a name is prohibited. */
const NAME_PROHIBITED = new Set(
  (
    'caption code deletion emphasis generic insertion mark paragraph presentation strong subscript ' +
    'suggestion superscript time'
  ).split(' '),
);

/**
 * The accessible name (accname 1.2), its white space normalised; '' when there is none. This is what
 * snapshots print. Values of password fields are masked in it.
 */
export function nameOf(element: Element): string {
  return withAriaCaches(() => normalizeWhiteSpace(flatNameOf(factsOf(element), 'accname')));
}

/**
 * The name that Playwright's `getByRole(role, { name })` compares with, so that a locator means the
 * same here and there. It differs from `nameOf` in rare cases only (see `Dialect`). `includeHidden`
 * also names what is hidden from users.
 */
export function playwrightNameOf(element: Element, includeHidden = false): string {
  return withAriaCaches(() => {
    const facts = factsOf(element);
    const name = includeHidden
      ? computeName(facts, beginWalk('playwright', { includeHidden }))
      : flatNameOf(facts, 'playwright');
    return normalizeWhiteSpace(name);
  });
}

/** Whether the name Playwright sees is made of the element's own content. */
export function isNameFromContent(element: Element): boolean {
  return withAriaCaches(() => {
    const walk = beginWalk('playwright');
    computeName(factsOf(element), walk);
    return walk.fromContent;
  });
}

/** As the specification gives it: no-break spaces are kept. */
export function flatNameOf(facts: Facts, dialect: Dialect): string {
  if (dialect === 'accname') {
    facts.name ??= flatten(computeName(facts, beginWalk(dialect)));
    return facts.name;
  }
  facts.playwrightName ??= flatten(computeName(facts, beginWalk(dialect)));
  return facts.playwrightName;
}

/** Computes a name, its white space not normalised yet. `walk` then tells what it is made of. */
export function computeName(facts: Facts, walk: Walk): string {
  return mayHaveName(facts, walk.dialect) ? textAlternative(facts, walk, SELF) : '';
}

/** A quick test: elements that do not pass have no name. */
export function mayHaveName(facts: Facts, dialect: Dialect): boolean {
  const role = roleOfFacts(facts);
  return !prohibitsName(role, dialect) && !cannotHaveName(facts, role);
}

/** Most elements: no role that is named by its content, and no attribute that could name it. */
function cannotHaveName(facts: Facts, role: string | null): boolean {
  if (role !== null || facts.tag === 'summary' || isSvg(facts.element)) return false;
  return facts.isBare || !NAMING_ATTRIBUTES.some((name) => hasAttribute(facts, name));
}

const NAMING_ATTRIBUTES = ['aria-label', 'aria-labelledby', 'title'];

function prohibitsName(role: string | null, dialect: Dialect): boolean {
  if (role === null) return false;
  // Browsers do name them, and web-platform-tests expect it.
  if (role === 'definition' || role === 'term') return dialect === 'playwright';
  return NAME_PROHIBITED.has(role);
}

/** White space that is not single spaces inside, and what is dropped: most texts have none. */
const UNEVEN = /[^\S ]|\s\s|^\s|\s$|[\u200b\u00ad]/;

/** Collapses white space; drops zero-width space and soft hyphen. */
export function normalizeWhiteSpace(text: string): string {
  if (!UNEVEN.test(text)) return text;
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
}
