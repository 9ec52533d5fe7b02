/** After this many failed tries at a target the page is scrolled, and one last try is left. */
export const TRIES_BEFORE_SCROLL = 3;

/** `again`: try as you like; `lastTry`: the page is to be scrolled first; `gaveUp`: no more tries. */
export type AfterFailure = { next: 'again' | 'lastTry' | 'gaveUp'; failures: number };

/**
 * Counts failed tries at a target. A target is what a plan line is about, whichever refs and tools
 * are tried for it; without a line it is what the model calls the element. Success starts the count
 * anew.
 */
export class TargetTries {
  readonly #failures = new Map<string, number>();

  gaveUp(key: string): boolean {
    return (this.#failures.get(key) ?? 0) > TRIES_BEFORE_SCROLL;
  }

  failed(key: string): AfterFailure {
    const failures = (this.#failures.get(key) ?? 0) + 1;
    this.#failures.set(key, failures);
    if (failures < TRIES_BEFORE_SCROLL) return { next: 'again', failures };
    return { next: failures === TRIES_BEFORE_SCROLL ? 'lastTry' : 'gaveUp', failures };
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }
}

export function targetKey(element: string, line: number | undefined): string {
  return line === undefined ? `element ${element.trim().toLowerCase()}` : `line ${line}`;
}
