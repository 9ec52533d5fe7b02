import type { TaskVariable } from '../../model';
import type { TargetPhrase } from '../plain-step';

const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/gu;

/**
 * Names as the page shows them: variables are filled in to look for an element. A secret stays
 * `{{NAME}}`: nobody here knows its value.
 */
export class Names {
  readonly #values: ReadonlyMap<string, string>;

  constructor(variables: readonly TaskVariable[] = []) {
    this.#values = new Map(
      variables.flatMap((one) => (one.secret ? [] : [[one.name, one.value] as const])),
    );
  }

  fillIn(text: string): string {
    return text.replace(PLACEHOLDER, (whole, name: string) => this.#values.get(name) ?? whole);
  }

  target(target: TargetPhrase): TargetPhrase {
    const { also, within } = target;
    return {
      ...target,
      name: this.fillIn(target.name),
      ...(also === undefined ? {} : { also: this.fillIn(also) }),
      ...(within === undefined
        ? {}
        : {
            within: within.map((scope) =>
              scope.name === undefined ? scope : { ...scope, name: this.fillIn(scope.name) },
            ),
          }),
    };
  }

  /** The variables in a target whose values are not known. */
  unknownIn(target: TargetPhrase): string[] {
    const { name, within = [] } = this.target(target);
    const texts = [name, ...within.map((scope) => scope.name ?? '')];
    return [...new Set(texts.flatMap((text) => text.match(PLACEHOLDER) ?? []))];
  }
}
