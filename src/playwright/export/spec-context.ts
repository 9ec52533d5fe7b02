import type { Locator } from '../../model/locator';
import { renderLocator } from '../../model/locator-code';
import type { Run } from '../../model/run';
import { chainOf } from './code/chain';
import { piecesOf } from './code/pieces';
import { escapeForRegex } from './code/regex';
import { joinParts, type TemplatePart, templateParts } from './code/template';
import { envNames } from './env-names';
import { relativeAddress } from './relative-address';
import { startOrigin } from './start-origin';

/** What `tests/env.ts` exports. */
export type EnvHelper = 'env' | 'envPattern';

const BASE_URL = /^\{\{\s*BASE_URL\s*\}\}/;

/** What all lines of one spec share: its variables, its origin, and what it must import. */
export class SpecContext {
  readonly origin: string | undefined;
  readonly usedHelpers = new Set<EnvHelper>();
  /** Value of a variable of the plan that the config reads as well. */
  readonly #baseUrl: string | undefined;
  readonly #envNames: ReadonlyMap<string, string>;
  readonly #names: ReadonlySet<string>;
  readonly #empty: ReadonlySet<string>;

  constructor(run: Run) {
    this.#baseUrl = run.variables.find(({ name, secret }) => name === 'BASE_URL' && !secret)?.value;
    this.origin = startOrigin(run);
    this.#envNames = envNames(run.variables);
    this.#names = new Set(this.#envNames.keys());
    this.#empty = new Set(
      run.variables.filter(({ secret, value }) => !secret && value === '').map(({ name }) => name),
    );
  }

  /** Code of a string, its variables read from the environment. */
  string(text: string): string {
    return joinParts(this.#parts(text), (name) => this.#read(name));
  }

  /**
   * `url` as `goto` and `toHaveURL` should get it: a path when it is on the origin of the run. `from`
   * is the page on which a relative address was used.
   */
  address(url: string, from?: string | undefined): string {
    const { origin } = this;
    const isOrigin = origin !== undefined && this.#baseUrl === origin;
    const whole = isOrigin ? url.replace(BASE_URL, origin) : url;
    return relativeAddress(whole, origin, from);
  }

  hasVariables(text: string): boolean {
    return this.#parts(text).some((part) => 'variable' in part);
  }

  /** Code of a regular expression that matches `text` anywhere, as it stands. */
  pattern(text: string): string {
    if (!this.hasVariables(text)) return String(new RegExp(escapeForRegex(text)));
    return this.#regexFrom(
      this.#parts(text).map((part) =>
        'text' in part ? { text: escapeForRegex(part.text) } : part,
      ),
      '',
    );
  }

  /** Code of a locator as its chain of calls, beginning with `page`. */
  locator(locator: Locator): string[] {
    return chainOf(renderLocator(locator)).map((link) => this.#readVariables(link));
  }

  #readVariables(code: string): string {
    return piecesOf(code)
      .map(({ kind, text }) => {
        if (kind === 'string') return this.#stringPiece(text);
        return kind === 'regex' ? this.#regexPiece(text) : text;
      })
      .join('');
  }

  #stringPiece(literal: string): string {
    const text = decodeLiteral(literal);
    return this.hasVariables(text) ? this.string(text) : literal;
  }

  #regexPiece(literal: string): string {
    const end = literal.lastIndexOf('/');
    const source = literal.slice(1, end).replaceAll('\\{\\{', '{{').replaceAll('\\}\\}', '}}');
    if (!this.hasVariables(source)) return literal;
    return this.#regexFrom(this.#parts(source), literal.slice(end + 1));
  }

  #regexFrom(source: readonly TemplatePart[], flags: string): string {
    const pattern = joinParts(source, (name) => this.#readPattern(name));
    return flags === '' ? `new RegExp(${pattern})` : `new RegExp(${pattern}, '${flags}')`;
  }

  #parts(text: string): TemplatePart[] {
    return templateParts(text, this.#names);
  }

  #read(variable: string): string {
    const name = this.#envNames.get(variable) ?? variable;
    this.usedHelpers.add('env');
    // `env` takes an empty value for a missing one: that is how a secret looks in `.env.example`.
    return this.#empty.has(variable) ? `env('${name}', '')` : `env('${name}')`;
  }

  #readPattern(variable: string): string {
    this.usedHelpers.add('envPattern');
    return `envPattern('${this.#envNames.get(variable) ?? variable}')`;
  }
}

/** The text of a string literal as `quote` writes it. */
function decodeLiteral(literal: string): string {
  const body = literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"');
  return String(JSON.parse(`"${body}"`));
}
