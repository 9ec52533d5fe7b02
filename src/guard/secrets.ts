import { formsOf, withBounds } from './secret-forms';

export const MASK = '••••';

/** Masks secret values in everything that leaves the run: to a model, a store, an error, the screen. */
export class Redactor {
  readonly #pattern: RegExp | undefined;
  /** Length of the longest form of a secret; 0 when there is none. */
  readonly longest: number;

  constructor(secrets: readonly string[]) {
    const forms = [...new Set(secrets.flatMap(formsOf))].sort((a, b) => b.length - a.length);
    this.longest = forms[0]?.length ?? 0;
    // Percent-encoding may be in either case; masking too much here is harmless.
    this.#pattern =
      forms.length > 0 ? new RegExp(forms.map(withBounds).join('|'), 'giu') : undefined;
  }

  text(text: string): string {
    return this.#pattern ? text.replace(this.#pattern, MASK) : text;
  }

  /**
   * A copy of plain data with every string masked, but for the fields named in `keep`: a secret
   * "click" must not destroy `kind: 'click'`. Class instances such as a Blob stay as they are.
   */
  deep<Value>(value: Value, keep: ReadonlySet<string> = NONE): Value {
    return this.#pattern ? mapStrings(value, (text) => this.text(text), keep) : value;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** A copy of plain data with every string in it replaced, but for keys and the fields in `keep`. */
export function mapStrings<Value>(
  value: Value,
  change: (text: string) => string,
  keep?: ReadonlySet<string>,
): Value;
export function mapStrings(
  value: unknown,
  change: (text: string) => string,
  keep: ReadonlySet<string> = NONE,
): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change, keep));
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      keep.has(key) ? item : mapStrings(item, change, keep),
    ]),
  );
}
