import { InvalidLocatorError } from '../../model/errors/page-errors';

/**
 * CSS as `locator('…')` takes it: combinators reach across shadow roots, and Playwright's own
 * pseudo-classes (`:has-text("…")`, `:visible`, …) are there. So a selector is cut into compounds,
 * which the browser matches, and the rest, which the engine does.
 */
export type SelectorList = readonly ComplexSelector[];

/** Compounds from left to right. */
export type ComplexSelector = readonly { compound: Compound; before: Combinator | null }[];

export type Combinator = ' ' | '>' | '+' | '~';

export interface Compound {
  /** What the browser matches; empty when there is nothing for it. */
  css: string;
  pseudos: readonly Pseudo[];
}

export type Pseudo =
  | { name: 'is' | 'not' | 'has'; list: SelectorList }
  | { name: 'scope' | 'visible' }
  | { name: 'text' | 'text-is' | 'has-text'; text: string }
  | { name: 'text-matches'; regex: string; flags: string | undefined }
  | { name: 'nth-match'; list: SelectorList; index: number };

/** Pseudo-classes of Playwright that are out of use there, or that this engine leaves out. */
const UNSUPPORTED = new Set(['light', 'above', 'below', 'right-of', 'left-of', 'near']);

const SCOPE: Compound = { css: '', pseudos: [{ name: 'scope' }] };

/** CSS Syntax §4.3.7: up to six hexadecimal digits and one space, or any other character. */
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|[\s\S])/iu;

/** What is read in one go, from where the last reading ended. */
const SPACE = /(?:\s|\/\*[\s\S]*?\*\/)*/y;
const IDENT = new RegExp(`(?:[\\w-]|[^\\0-\\x7f]|${ESCAPE.source})*`, 'iuy');
const STRING = new RegExp(
  [`"`, `'`].map((quote) => `${quote}(?:[^\\\\${quote}]|${ESCAPE.source})*${quote}`).join('|'),
  'iuy',
);
const DIGITS = /\d*/y;
/** A string or an escape, in which brackets count for nothing, or any other character. */
const PIECE = new RegExp(`${STRING.source}|${ESCAPE.source}|[^\\\\"']`, 'iuy');

/** @throws InvalidLocatorError with the selector and the place where it cannot be read. */
export function parseSelector(source: string): SelectorList {
  let at = 0;

  function list(): ComplexSelector[] {
    const selectors = [complex()];
    while (skip(',')) selectors.push(complex());
    return selectors;
  }

  function complex(): ComplexSelector {
    take(SPACE);
    // A leading combinator is relative to the scope, as in `:has(> img)`.
    const steps: { compound: Compound; before: Combinator | null }[] = [
      { compound: combinator() ? SCOPE : compound(), before: null },
    ];
    for (;;) {
      const spaced = take(SPACE) !== '';
      const before = combinator();
      if (before) {
        at++;
        take(SPACE);
      } else if (!spaced || isEnd()) {
        return steps;
      }
      steps.push({ compound: compound(), before: before ?? ' ' });
    }
  }

  function compound(): Compound {
    const start = at;
    let css = '';
    const pseudos: Pseudo[] = [];
    while (!isEnd() && !combinator() && !isSpace()) {
      const part = peek() === ':' ? pseudoClass() : simple();
      if (typeof part === 'string') css += part;
      else pseudos.push(part);
    }
    if (at === start) fail();
    return { css, pseudos };
  }

  /** One tag, class, id, attribute or namespace mark, as it is written. */
  function simple(): string {
    if (peek() === '[') return balanced('[', ']');
    if (!/[*.#|&]/.test(peek())) return take(IDENT) || fail();
    at++;
    return source.charAt(at - 1);
  }

  /** A pseudo-class of ours, or the source of one that the browser knows. */
  function pseudoClass(): Pseudo | string {
    const start = at;
    at += source.startsWith('::', start) ? 2 : 1;
    const name = take(IDENT).toLowerCase();
    if (name === '') fail();
    if (UNSUPPORTED.has(name)) fail(`":${name}" is not supported here.`);
    const isFunctional = peek() === '(';
    const pseudo = isFunctional ? functional(name) : plain(name);
    if (pseudo) return pseudo;
    if (isFunctional) balanced('(', ')');
    return source.slice(start, at);
  }

  function plain(name: string): Pseudo | null {
    return name === 'scope' || name === 'visible' ? { name } : null;
  }

  function functional(name: string): Pseudo | null {
    switch (name) {
      case 'is':
      case 'where':
        return inParentheses(() => ({ name: 'is', list: list() }));
      case 'not':
      case 'has':
        return inParentheses(() => ({ name, list: list() }));
      case 'text':
      case 'text-is':
      case 'has-text':
        return inParentheses(() => ({ name, text: text(name) }));
      case 'text-matches':
        return inParentheses(() => {
          const regex = text(name);
          return { name, regex, flags: skip(',') ? text(name) : undefined };
        });
      case 'nth-match':
        return inParentheses(nthMatch);
      default:
        return null;
    }
  }

  function nthMatch(): Pseudo {
    const selectors: ComplexSelector[] = [];
    for (;;) {
      take(SPACE);
      const digits = selectors.length > 0 ? take(DIGITS) : '';
      if (digits !== '') {
        const index = Number(digits);
        if (index < 1) fail('":nth-match" counts from 1.');
        return { name: 'nth-match', list: selectors, index };
      }
      selectors.push(complex());
      if (!skip(',')) fail('":nth-match" needs a selector and a number.');
    }
  }

  function inParentheses<T>(read: () => T): T {
    at++;
    const value = read();
    if (!skip(')')) fail();
    return value;
  }

  /** What a string says. */
  function text(pseudo: string): string {
    take(SPACE);
    if (!/["']/.test(peek())) fail(`":${pseudo}" needs a text in quotes.`);
    return (take(STRING) || tooShort())
      .slice(1, -1)
      .replace(new RegExp(ESCAPE, 'giu'), (sequence, hex: string | undefined) => {
        if (hex === undefined) return sequence.slice(1);
        const code = Number.parseInt(hex, 16);
        return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
      });
  }

  function balanced(open: string, close: string): string {
    const start = at;
    let depth = 0;
    do {
      const piece = take(PIECE) || tooShort();
      if (piece === open) depth++;
      else if (piece === close) depth--;
    } while (depth > 0);
    return source.slice(start, at);
  }

  /** What a pattern matches here; empty for nothing. */
  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(source) ?? [];
    at += found.length;
    return found;
  }

  function peek(): string {
    return source.charAt(at);
  }

  function isSpace(): boolean {
    return /\s/.test(peek()) || source.startsWith('/*', at);
  }

  function combinator(): Combinator | null {
    const char = peek();
    return char === '>' || char === '+' || char === '~' ? char : null;
  }

  function isEnd(): boolean {
    const char = peek();
    return char === '' || char === ',' || char === ')';
  }

  function skip(char: string): boolean {
    take(SPACE);
    if (peek() !== char) return false;
    at++;
    return true;
  }

  /** A string or a bracket that is not closed. */
  function tooShort(): never {
    at = source.length;
    return fail();
  }

  function fail(why = unexpected(source, at)): never {
    throw invalidSelector(source, why);
  }

  const parsed = list();
  if (at < source.length) fail();
  return parsed;
}

function unexpected(source: string, at: number): string {
  if (at >= source.length) return 'It ends too early.';
  return `Unexpected "${source.charAt(at)}" after "${source.slice(0, at)}".`;
}

/** The one message for a selector that cannot be used. */
export function invalidSelector(
  selector: string,
  why: string,
  options?: ErrorOptions,
): InvalidLocatorError {
  return new InvalidLocatorError(
    `"${selector}" is not a CSS selector that can be used here. ${why} ${hint(selector)}`,
    {},
    options,
  );
}

function hint(selector: string): string {
  if (/^\(*\/\//.test(selector) || selector.startsWith('..')) {
    return 'XPath is not supported: find the element by its role and name, or by CSS.';
  }
  if (/^(?:text|role|id|xpath|data-testid)\s*=/.test(selector) || selector.includes('>>')) {
    return 'Selector engines and ">>" are not supported: use getByRole, getByText or getByTestId, one in the other.';
  }
  return 'Correct it (names with special characters need CSS.escape), or find the element by its role and name.';
}
