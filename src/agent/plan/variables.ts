import { withBounds } from '../../guard/secret-forms';
import { UnknownVariableError } from '../../model/errors';
import type { Variable } from '../../model/variables';
import type { TaskVariable } from '../models/model';

const PLACEHOLDER = /\{\{\s*([^{}\s](?:[^{}\n]*[^{}\s])?)\s*\}\}/g;

/** The names in `{{NAME}}` in a text, each once, in order. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((found) => found[1] ?? ''))];
}

/**
 * The variables of a run. Texts keep `{{NAME}}` wherever they are shown, stored or sent to a model;
 * values go in only on the way to the page.
 */
export class Variables {
  readonly #byName: ReadonlyMap<string, Variable>;

  constructor(variables: readonly Variable[]) {
    this.#byName = new Map(variables.map((variable) => [variable.name, variable]));
  }

  get secrets(): string[] {
    return this.#secretVariables().map(({ value }) => value);
  }

  /** What a model may know of them. */
  get visible(): TaskVariable[] {
    return [...this.#byName.values()].map(({ name, value, secret }) =>
      secret ? { name, secret } : { name, secret, value },
    );
  }

  /**
   * @throws UnknownVariableError that lists every `{{NAME}}` in the texts that has no value.
   */
  requireAll(texts: readonly string[]): void {
    const unknown = variablesIn(texts.join('\n')).filter((name) => !this.#hasValue(name));
    if (unknown.length === 0) return;
    const list = unknown.map((name) => `{{${name}}}`).join(', ');
    throw new UnknownVariableError(
      `${list} ${unknown.length === 1 ? 'has' : 'have'} no value. Add ${unknown.length === 1 ? 'it' : 'them'} under Variables, or take ${unknown.length === 1 ? 'it' : 'them'} out of the plan.`,
      { names: unknown },
    );
  }

  /**
   * The text with every `{{NAME}}` replaced by its value, literally.
   * @throws UnknownVariableError
   */
  resolveForPage(text: string): string {
    this.requireAll([text]);
    return text.replace(PLACEHOLDER, (_, name: string) => this.#byName.get(name)?.value ?? '');
  }

  /**
   * The text as a Step keeps it: a text that is a variable's value becomes `{{NAME}}`, and so does
   * every secret inside it. `resolveForPage` gives the text back.
   */
  templateFor(text: string): string {
    const whole = [...this.#secretVariables(), ...this.#byName.values()].find(
      ({ value }) => value !== '' && value === text,
    );
    if (whole) return `{{${whole.name}}}`;
    return this.templateSecrets(text);
  }

  /** The text with every secret inside it as `{{NAME}}`; other values stay. */
  templateSecrets(text: string): string {
    return text
      .split(/(\{\{[^{}\n]+\}\})/)
      .map((part, index) => (index % 2 === 0 ? this.#templatePart(part) : compact(part)))
      .join('');
  }

  #templatePart(text: string): string {
    const secrets = this.#secretVariables().sort((a, b) => b.value.length - a.value.length);
    if (secrets.length === 0) return text;
    const pattern = new RegExp(secrets.map(({ value }) => withBounds(value)).join('|'), 'gu');
    return text.replace(pattern, (found) => {
      const secret = secrets.find(({ value }) => value === found);
      return secret ? `{{${secret.name}}}` : found;
    });
  }

  #secretVariables(): Variable[] {
    return [...this.#byName.values()].filter(({ secret, value }) => secret && value !== '');
  }

  #hasValue(name: string): boolean {
    const variable = this.#byName.get(name);
    return variable !== undefined && !(variable.secret && variable.value === '');
  }
}

function compact(placeholder: string): string {
  return placeholder.replace(PLACEHOLDER, (_, name: string) => `{{${name}}}`);
}
