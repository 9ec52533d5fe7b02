import { ToolCallError } from '../../model/errors';
import type { Ref } from '../../model/ids';

const REF = /\[ref=((?:f\d+)?e\d+)\]/g;

/** What the model has seen in this case: no perception, no action. */
export class Perception {
  readonly #refs = new Set<string>();
  #looked = false;

  /** Notes the text of a snapshot that the model is shown. */
  saw(text: string): void {
    this.#looked = true;
    for (const [, ref = ''] of text.matchAll(REF)) this.#refs.add(ref);
  }

  /** @throws ToolCallError */
  requireLook(): void {
    if (!this.#looked) {
      throw new ToolCallError('You have not seen the page in this case. Take a snapshot first.');
    }
  }

  /** @throws ToolCallError when the ref was in no snapshot of this case. */
  requireRef(ref: Ref): void {
    this.requireLook();
    if (this.#refs.has(ref)) return;
    throw new ToolCallError(
      `${ref} is in no snapshot you have seen in this case. Take a snapshot first and use a ref from it.`,
      { ref },
    );
  }
}
