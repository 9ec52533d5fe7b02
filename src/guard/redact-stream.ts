import type { Redactor } from './secrets';

/**
 * Masks secrets in text that comes in pieces. It holds back as much as a secret may be long, so that
 * none slips through in two pieces.
 */
export class StreamRedactor {
  readonly #redactor: Redactor;
  #held = '';

  constructor(redactor: Redactor) {
    this.#redactor = redactor;
  }

  /** What may be shown now; empty when all is held back. */
  push(piece: string): string {
    this.#held = this.#redactor.text(this.#held + piece);
    const ready = Math.max(0, this.#held.length - this.#redactor.longest);
    const shown = this.#held.slice(0, ready);
    this.#held = this.#held.slice(ready);
    return shown;
  }

  /** The rest. */
  end(): string {
    const rest = this.#redactor.text(this.#held);
    this.#held = '';
    return rest;
  }
}
