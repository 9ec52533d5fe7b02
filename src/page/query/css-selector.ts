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

/** @throws InvalidLocatorError with the selector and the place where it cannot be read. */
export function parseSelector(source: string): SelectorList {
  return new Parser(source).parse();
}

class Parser {
  #at = 0;

  constructor(private readonly source: string) {}

  parse(): SelectorList {
    const list = this.#list();
    if (this.#at < this.source.length) this.#fail();
    return list;
  }

  #list(): ComplexSelector[] {
    const list = [this.#complex()];
    while (this.#skip(',')) list.push(this.#complex());
    return list;
  }

  #complex(): ComplexSelector {
    this.#space();
    const steps: { compound: Compound; before: Combinator | null }[] = [];
    // A leading combinator is relative to the scope, as in `:has(> img)`.
    if (this.#combinator()) steps.push({ compound: SCOPE, before: null });
    else steps.push({ compound: this.#compound(), before: null });
    for (;;) {
      const spaced = this.#space();
      const combinator = this.#combinator();
      if (combinator) {
        this.#at++;
        this.#space();
      } else if (!spaced || this.#isEnd()) {
        return steps;
      }
      steps.push({ compound: this.#compound(), before: combinator ?? ' ' });
    }
  }

  #compound(): Compound {
    const start = this.#at;
    let css = '';
    const pseudos: Pseudo[] = [];
    while (!this.#isEnd() && !this.#combinator() && !this.#isSpace()) {
      if (this.#peek() === ':') {
        const part = this.#pseudo();
        if (typeof part === 'string') css += part;
        else pseudos.push(part);
      } else {
        css += this.#simple();
      }
    }
    if (this.#at === start) this.#fail();
    return { css, pseudos };
  }

  /** One tag, class, id, attribute or namespace mark, as it is written. */
  #simple(): string {
    const start = this.#at;
    if (this.#peek() === '[') this.#balanced('[', ']');
    else if (/[*.#|&]/.test(this.#peek())) this.#at++;
    else if (this.#ident() === '') this.#fail();
    return this.source.slice(start, this.#at);
  }

  /** A pseudo-class of ours, or the source of one that the browser knows. */
  #pseudo(): Pseudo | string {
    const start = this.#at;
    this.#at += this.source.startsWith('::', start) ? 2 : 1;
    const name = this.#ident().toLowerCase();
    if (name === '') this.#fail();
    if (UNSUPPORTED.has(name)) this.#fail(`":${name}" is not supported here.`);
    const pseudo = this.#peek() === '(' ? this.#functional(name) : this.#plain(name);
    if (pseudo) return pseudo;
    if (this.#peek() === '(') this.#balanced('(', ')');
    return this.source.slice(start, this.#at);
  }

  #plain(name: string): Pseudo | null {
    return name === 'scope' || name === 'visible' ? { name } : null;
  }

  #functional(name: string): Pseudo | null {
    switch (name) {
      case 'is':
      case 'where':
        return this.#inParentheses(() => ({ name: 'is', list: this.#list() }));
      case 'not':
      case 'has':
        return this.#inParentheses(() => ({ name, list: this.#list() }));
      case 'text':
      case 'text-is':
      case 'has-text':
        return this.#inParentheses(() => ({ name, text: this.#string(name) }));
      case 'text-matches':
        return this.#inParentheses(() => {
          const regex = this.#string(name);
          return { name, regex, flags: this.#skip(',') ? this.#string(name) : undefined };
        });
      case 'nth-match':
        return this.#inParentheses(() => this.#nthMatch());
      default:
        return null;
    }
  }

  #nthMatch(): Pseudo {
    const list: ComplexSelector[] = [];
    for (;;) {
      this.#space();
      const digits = /^\d+/.exec(this.source.slice(this.#at))?.[0];
      if (digits && list.length > 0) {
        this.#at += digits.length;
        const index = Number(digits);
        if (index < 1) this.#fail('":nth-match" counts from 1.');
        return { name: 'nth-match', list, index };
      }
      list.push(this.#complex());
      if (!this.#skip(',')) this.#fail('":nth-match" needs a selector and a number.');
    }
  }

  #inParentheses<T>(read: () => T): T {
    this.#at++;
    const value = read();
    if (!this.#skip(')')) this.#fail();
    return value;
  }

  #string(pseudo: string): string {
    this.#space();
    const quote = this.#peek();
    if (quote !== '"' && quote !== "'") this.#fail(`":${pseudo}" needs a text in quotes.`);
    this.#at++;
    let text = '';
    while (this.#at < this.source.length) {
      const char = this.#peek();
      if (char === quote) {
        this.#at++;
        return text;
      }
      text += char === '\\' ? this.#unescape() : char;
      if (char !== '\\') this.#at++;
    }
    return this.#fail();
  }

  /** CSS Syntax §4.3.7: up to six hexadecimal digits and one space, or any other character. */
  #unescape(): string {
    const sequence = this.#escape();
    const hex = /^\\([0-9a-f]{1,6})/i.exec(sequence)?.[1];
    if (hex === undefined) return sequence.slice(1);
    const code = Number.parseInt(hex, 16);
    return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  }

  #escape(): string {
    const rest = this.source.slice(this.#at);
    const sequence = /^\\(?:[0-9a-f]{1,6}\s?|[\s\S])/iu.exec(rest)?.[0];
    if (sequence === undefined) return this.#fail();
    this.#at += sequence.length;
    return sequence;
  }

  #ident(): string {
    const start = this.#at;
    while (this.#at < this.source.length) {
      const char = this.#peek();
      if (char === '\\') this.#escape();
      else if (/[\w-]/.test(char) || char >= '\u0080') this.#at++;
      else break;
    }
    return this.source.slice(start, this.#at);
  }

  #balanced(open: string, close: string): void {
    let depth = 0;
    while (this.#at < this.source.length) {
      const char = this.#peek();
      if (char === '\\') {
        this.#escape();
        continue;
      }
      if (char === '"' || char === "'") {
        this.#string('');
        continue;
      }
      this.#at++;
      if (char === open) depth++;
      else if (char === close && --depth === 0) return;
    }
    this.#fail();
  }

  #peek(): string {
    return this.source.charAt(this.#at);
  }

  #isSpace(): boolean {
    return /\s/.test(this.#peek()) || this.source.startsWith('/*', this.#at);
  }

  #space(): boolean {
    const match = /^(?:\s|\/\*[\s\S]*?\*\/)+/.exec(this.source.slice(this.#at))?.[0] ?? '';
    this.#at += match.length;
    return match !== '';
  }

  #combinator(): Combinator | null {
    const char = this.#peek();
    return char === '>' || char === '+' || char === '~' ? char : null;
  }

  #isEnd(): boolean {
    const char = this.#peek();
    return char === '' || char === ',' || char === ')';
  }

  #skip(char: string): boolean {
    this.#space();
    if (this.#peek() !== char) return false;
    this.#at++;
    return true;
  }

  #fail(why?: string): never {
    throw invalidSelector(this.source, why ?? unexpected(this.source, this.#at));
  }
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
    { selector },
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
