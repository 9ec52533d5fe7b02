import { assertNever } from '../../model/assert-never';
import {
  isElement,
  matches as matchesNatively,
  parentOrHostOf,
  previousElementSiblingOf,
  queryAll as select,
} from '../snapshot/dom';
import { normalizeWhiteSpace } from '../snapshot/name';
import { isVisible } from '../snapshot/visibility';
import {
  type ComplexSelector,
  type Compound,
  invalidSelector,
  type Pseudo,
  parseSelector,
  type SelectorList,
} from './css-selector';
import { ElementText, elementText, matchText } from './element-text';
import { elementTextMatcher } from './text-match';
import { inTreeOrder } from './tree-order';
import { type Scope, selectIn } from './trees';

/** Where a selector is matched. Ancestors are looked for up to `scope`, which itself never matches. */
interface Context {
  scope: Scope;
  /** What `:scope` stands for, when `scope` had to be widened for it. */
  named?: Scope;
}

/** `locator('css')`. @throws InvalidLocatorError for a selector that cannot be read. */
export function byCss(scope: Scope, css: string): Element[] {
  const selector = css.replace(/^\s*css\s*=/, '');
  const list = parseSelector(selector);
  for (const compound of compoundsOf(list)) checkNatively(compound.css, selector);
  return queryList(list, { scope });
}

function queryList(list: SelectorList, context: Context): Element[] {
  const found = list.map((complex) => queryComplex(complex, context));
  const [only] = found;
  return only && found.length === 1 ? only : inTreeOrder(new Set(found.flat()));
}

function queryComplex(complex: ComplexSelector, context: Context): Element[] {
  const widened = namesScope(complex) ? widen(context) : context;
  const last = complex.at(-1);
  if (!last) return [];
  const found = selectIn(widened.scope, last.compound.css || '*').filter((element) =>
    matchesComplex(element, complex, widened),
  );
  return startsWithList(last.compound) ? inTreeOrder(new Set(found)) : found;
}

/** Playwright sorts what it finds by `:is()` alone as it sorts a list; elsewhere that only filters. */
function startsWithList({ css, pseudos }: Compound): boolean {
  if (css !== '' && css !== '*') return false;
  const first = pseudos.find(
    ({ name }) => name === 'is' || name === 'scope' || name === 'nth-match',
  );
  return first?.name === 'is' && first.list.length > 1;
}

function matchesList(element: Element, list: SelectorList, context: Context): boolean {
  return list.some((complex) =>
    matchesComplex(element, complex, namesScope(complex) ? widen(context) : context),
  );
}

function matchesComplex(element: Element, complex: ComplexSelector, context: Context): boolean {
  return matchesUpTo(complex.length - 1, element, complex, context);
}

function matchesUpTo(
  index: number,
  element: Element,
  complex: ComplexSelector,
  context: Context,
): boolean {
  const step = complex[index];
  if (!step || !matchesCompound(element, step.compound, context)) return false;
  const before = (at: Element) => matchesUpTo(index - 1, at, complex, context);
  switch (step.before) {
    case null:
      return true;
    case '>': {
      const parent = parentIn(context, element);
      return parent !== null && before(parent);
    }
    case '+': {
      const sibling = previousElementSiblingOf(element);
      return sibling !== null && before(sibling);
    }
    case ' ':
      for (let at = parentIn(context, element); at; at = parentIn(context, at)) {
        if (before(at)) return true;
      }
      return false;
    case '~': {
      let at = previousElementSiblingOf(element);
      for (; at; at = previousElementSiblingOf(at)) if (before(at)) return true;
      return false;
    }
    default:
      return assertNever(step.before);
  }
}

function parentIn(context: Context, element: Element): Element | null {
  return element === context.scope ? null : parentOrHostOf(element);
}

function matchesCompound(element: Element, compound: Compound, context: Context): boolean {
  return (
    element !== context.scope &&
    (compound.css === '' || matchesNatively(element, compound.css)) &&
    compound.pseudos.every((pseudo) => matchesPseudo(element, pseudo, context))
  );
}

function matchesPseudo(element: Element, pseudo: Pseudo, context: Context): boolean {
  switch (pseudo.name) {
    case 'is':
      return matchesList(element, pseudo.list, context);
    case 'not':
      return !matchesList(element, pseudo.list, context);
    case 'has':
      return queryList(pseudo.list, { scope: element }).length > 0;
    case 'scope':
      return element === scopeElement(context.named ?? context.scope);
    case 'visible':
      return isVisible(element);
    case 'text':
      return matchText(element, elementTextMatcher(pseudo.text, false)) === 'itself';
    case 'text-is':
      return matchText(element, hasRun(pseudo.text)) !== 'no';
    case 'has-text':
      return hasText(element, pseudo.text);
    case 'text-matches': {
      const { regex, flags } = pseudo;
      return matchText(element, elementTextMatcher({ regex, flags }, false)) === 'itself';
    }
    case 'nth-match':
      return queryList(pseudo.list, context)[pseudo.index - 1] === element;
    default:
      return assertNever(pseudo);
  }
}

function hasText(element: Element, wanted: string): boolean {
  const text = elementText(element);
  return text !== ElementText.none && elementTextMatcher(wanted, false)(text);
}

/** `:text-is` compares single runs of text, not the whole text of the element. */
function hasRun(text: string): (value: ElementText) => boolean {
  const wanted = normalizeWhiteSpace(text);
  return ({ immediate }) =>
    (wanted === '' && immediate.length === 0) ||
    immediate.some((run) => normalizeWhiteSpace(run) === wanted);
}

function scopeElement(scope: Scope): Element | null {
  if (isElement(scope)) return scope;
  return 'documentElement' in scope ? scope.documentElement : null;
}

/** A scope never matches by itself, so `:scope` is looked for from the parent of the scope. */
function widen(context: Context): Context {
  const { scope } = context;
  const parent = isElement(scope) ? parentOrHostOf(scope) : null;
  return parent ? { scope: parent, named: context.named ?? scope } : context;
}

function namesScope(complex: ComplexSelector): boolean {
  return complex.some(({ compound }) => compound.pseudos.some(({ name }) => name === 'scope'));
}

function* compoundsOf(list: SelectorList): Generator<Compound> {
  for (const complex of list) {
    for (const { compound } of complex) {
      yield compound;
      for (const pseudo of compound.pseudos) if ('list' in pseudo) yield* compoundsOf(pseudo.list);
    }
  }
}

function checkNatively(css: string, selector: string): void {
  if (css === '') return;
  try {
    select(document.createDocumentFragment(), css);
  } catch (error) {
    throw invalidSelector(selector, `The browser does not know "${css}".`, { cause: error });
  }
}
