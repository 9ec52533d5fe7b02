import { attr, attributeNamesOf, rootNodeOf, styleSheetsOf } from './dom';
import { type Facts, parentFacts, shadowOf } from './facts';
import { perPass } from './pass';
import { type Subject, subjectsOf } from './selector-subjects';

/**
 * Which elements may have generated content. Asking the browser for the style of `::before` and
 * `::after` of every element costs more than all the rest of a snapshot, and most pages generate
 * content for few of them. So the style sheets are read for rules that set `content`, and only
 * elements that could match one are asked.
 */

export const BEFORE = 1;
export const AFTER = 2;
export const OWN = 4;
const ALL = BEFORE | AFTER | OWN;

/** For each key of a subject (see `Subject`): what rules for it generate. */
type Keys = ReadonlyMap<string, number>;

/** What the sheets of one tree (document or shadow root) generate. */
export interface GeneratedIn {
  readonly keys: Keys;
  /** At every element. */
  readonly everywhere: number;
  /** Whether keys of that kind are among them, so that others need not be looked for. */
  readonly hasIds: boolean;
  readonly hasAttributes: boolean;
}

const generatedByTree = perPass(() => new Map<Node, GeneratedIn>());

/** What may be generated at an element: a sum of `BEFORE`, `AFTER` and `OWN`. */
export function mayGenerate(facts: Facts): number {
  facts.generates ??= computeGenerates(facts);
  return facts.generates;
}

function computeGenerates(facts: Facts): number {
  const { element, tag } = facts;
  // Rules of another tree apply to these: `:host`, `::slotted()`, `::part()`.
  const parent = parentFacts(facts);
  if (shadowOf(facts) || (parent && shadowOf(parent))) return ALL;
  facts.generated = parent?.generated ?? generatedIn(rootNodeOf(element));
  const { keys, everywhere, hasIds, hasAttributes } = facts.generated;
  let result = everywhere | (keys.get(tag) ?? 0);
  if (facts.isBare) return result;
  if (attr(element, 'part') !== null) return ALL;
  // In the attribute, no sheet tells of it.
  if (attr(element, 'style')?.includes('content')) result |= OWN;
  if (keys.size === BY_BROWSER.size) return result;
  if (hasIds) result |= keys.get(`#${attr(element, 'id')?.toLowerCase()}`) ?? 0;
  const classes = attr(element, 'class');
  if (classes) {
    for (const name of classes.toLowerCase().split(/\s+/)) result |= keys.get(`.${name}`) ?? 0;
  }
  if (hasAttributes) {
    for (const name of attributeNamesOf(element)) result |= keys.get(`[${name}`) ?? 0;
  }
  return result;
}

function generatedIn(root: Node): GeneratedIn {
  let known = generatedByTree().get(root);
  if (!known) {
    const keys = readSheets(root);
    const names = [...keys.keys()];
    known = {
      keys,
      everywhere: keys.get('*') ?? 0,
      hasIds: names.some((name) => name.startsWith('#')),
      hasAttributes: names.some((name) => name.startsWith('[')),
    };
    generatedByTree().set(root, known);
  }
  return known;
}

/** The only elements for which browsers themselves generate content. */
const BY_BROWSER: Keys = new Map([['q', BEFORE | AFTER]]);

function readSheets(root: Node): Keys {
  const result = new Map(BY_BROWSER);
  for (const sheet of styleSheetsOf(root)) {
    for (const [key, what] of keysOfSheet(sheet)) add(result, key, what);
  }
  return result;
}

interface Read {
  readonly first: CSSRule | undefined;
  readonly count: number;
  readonly keys: Keys;
}

/** What was read in earlier passes. Only an edit of a selector in place, which nobody does, is missed. */
const readBefore = new WeakMap<CSSStyleSheet, Read>();

function keysOfSheet(sheet: CSSStyleSheet): Keys {
  const rules = rulesOf(sheet);
  // Of another origin: anything may be in it.
  if (!rules) return new Map([['*', ALL]]);
  const known = readBefore.get(sheet);
  const count = countRules(rules);
  if (known && known.count === count && known.first === rules[0]) return known.keys;
  const keys = new Map<string, number>();
  readRules(rules, keys, []);
  readBefore.set(sheet, { first: rules[0], count, keys });
  return keys;
}

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

function countRules(rules: CSSRuleList): number {
  let count = rules.length;
  for (const rule of rules) {
    const inner = kindOf(rule).cssRules;
    if (inner && inner.length > 0) count += countRules(inner);
  }
  return count;
}

/** What a rule may have, by its kind. */
interface RuleKind {
  readonly selectorText?: string;
  readonly style?: CSSStyleDeclaration;
  readonly cssRules?: CSSRuleList;
  /** Of `@import`. */
  readonly styleSheet?: CSSStyleSheet | null;
  /** Of a keyframe. */
  readonly keyText?: string;
}

function kindOf(rule: CSSRule): RuleKind {
  // Told apart by what they have: `instanceof` is false for rules of another window.
  return rule as RuleKind;
}

function readRules(
  rules: CSSRuleList,
  keys: Map<string, number>,
  around: readonly Subject[],
): void {
  for (const rule of rules) {
    const { selectorText, style, cssRules, styleSheet, keyText } = kindOf(rule);
    const setsContent = isContent(style?.content);
    const hasRules = cssRules !== undefined && cssRules.length > 0;
    let subjects = keyText === undefined ? around : [];
    if (selectorText !== undefined && (setsContent || hasRules)) {
      subjects = resolved(subjectsOf(selectorText), around);
    }
    if (setsContent) {
      // Without a selector of its own it is nested in a style rule, or a keyframe of any element.
      if (subjects.length === 0) add(keys, '*', ALL);
      for (const { key, pseudoElement } of subjects) {
        if (key !== null) add(keys, key, generatedAt(pseudoElement));
      }
    }
    if (hasRules) readRules(cssRules, keys, subjects);
    if (styleSheet) for (const [key, what] of keysOfSheet(styleSheet)) add(keys, key, what);
  }
}

function isContent(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'none' && value !== 'normal';
}

/** With `&` replaced by what the rule around is about. */
function resolved(subjects: readonly Subject[], around: readonly Subject[]): Subject[] {
  return subjects.flatMap((subject) => {
    if (subject.key !== '&') return [subject];
    if (around.length === 0) return [{ ...subject, key: '*' }];
    return around.map(({ key }) => ({ ...subject, key }));
  });
}

function generatedAt(pseudoElement: string | null): number {
  switch (pseudoElement) {
    case null:
      return OWN;
    case 'before':
      return BEFORE;
    case 'after':
      return AFTER;
    default:
      return 0;
  }
}

function add(keys: Map<string, number>, key: string, what: number): void {
  keys.set(key, (keys.get(key) ?? 0) | what);
}
