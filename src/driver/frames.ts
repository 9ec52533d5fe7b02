import type { DocumentToken } from '../bridge/page-protocol';
import type { Ref } from '../model/ids';

/** One document in one frame. `prefix` goes before its refs: `''` for the first page, then `f1`… */
export interface FrameDocument {
  frameId: number;
  token: DocumentToken;
  prefix: string;
}

/**
 * The documents of a tab, by frame. A document keeps its ref prefix for life and no prefix is used
 * twice, so a ref from a page that was left can never hit an element of the next one.
 */
export class FrameDocuments {
  readonly #byFrame = new Map<number, FrameDocument>();
  #hadMain = false;
  #next = 1;

  /** A frame said that this document is there now. */
  add(frameId: number, token: DocumentToken): FrameDocument {
    const known = this.#byFrame.get(frameId);
    if (known?.token === token) return known;
    // A new main document takes all its old frames with it.
    if (frameId === 0) this.#byFrame.clear();
    const document = { frameId, token, prefix: this.#newPrefix(frameId) };
    this.#byFrame.set(frameId, document);
    return document;
  }

  /** Only the tab's first main document goes without prefix, as in Playwright. */
  #newPrefix(frameId: number): string {
    if (frameId === 0 && !this.#hadMain) {
      this.#hadMain = true;
      return '';
    }
    return `f${this.#next++}`;
  }

  forget(document: FrameDocument): void {
    if (this.#byFrame.get(document.frameId) === document) this.#byFrame.delete(document.frameId);
  }

  get main(): FrameDocument | undefined {
    return this.#byFrame.get(0);
  }

  inFrame(frameId: number): FrameDocument | undefined {
    return this.#byFrame.get(frameId);
  }

  /** The document that handed out the ref, when it is still there. */
  ofRef(ref: Ref): FrameDocument | undefined {
    const prefix = ref.slice(0, ref.indexOf('e'));
    return this.all().find((document) => document.prefix === prefix);
  }

  all(): FrameDocument[] {
    return [...this.#byFrame.values()];
  }
}
