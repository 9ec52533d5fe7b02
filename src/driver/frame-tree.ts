import type { FrameMethod, FrameMethods, FrameResult } from '../bridge/page-protocol';
import { SidewrightError } from '../model/errors/sidewright-error';
import type { Ref } from '../model/ids';
import type { FrameDocument, FrameDocuments } from './frames';

export type CallDocument = <M extends FrameMethod>(
  document: FrameDocument,
  method: M,
  request: Parameters<FrameMethods[M]>[0],
) => Promise<FrameResult<M>>;

/** How often and how long children are asked for the nonce that their parent sent them. */
const ASK_AGAIN_MS = [0, 10, 30, 60, 100];

/**
 * Which document is inside which iframe. `runtime.getFrameId` does not exist in Chromium, so each
 * parent sends its children a nonce by `postMessage`, and the child that heard it is the one inside.
 */
export class FrameTree {
  readonly #documents: FrameDocuments;
  readonly #call: CallDocument;
  readonly #childOf = new Map<Ref, FrameDocument>();
  readonly #iframeOf = new Map<FrameDocument, { ref: Ref; parent: FrameDocument }>();

  constructor(documents: FrameDocuments, call: CallDocument) {
    this.#documents = documents;
    this.#call = call;
  }

  child(iframe: Ref): FrameDocument | undefined {
    const child = this.#childOf.get(iframe);
    return child && this.#documents.inFrame(child.frameId) === child ? child : undefined;
  }

  /** The iframe element around a document, and the document that it stands in. */
  iframe(document: FrameDocument): { ref: Ref; parent: FrameDocument } | undefined {
    return this.#iframeOf.get(document);
  }

  /**
   * Pairs the iframes of one document with the documents inside them.
   * @returns the addresses of those that no engine answered from
   */
  async pair(parent: FrameDocument, iframes: readonly Ref[]): Promise<string[]> {
    if (iframes.every((ref) => this.child(ref) !== undefined)) return [];
    const { pairs } = await this.#call(parent, 'announce', {});
    const open = new Map(pairs.map((pair) => [pair.nonce, pair]));
    for (const wait of ASK_AGAIN_MS) {
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      for (const child of this.#documents.all()) {
        if (child === parent) continue;
        for (const nonce of await this.#heardBy(child)) {
          const pair = open.get(nonce);
          if (!pair) continue;
          open.delete(nonce);
          this.#childOf.set(pair.ref, child);
          this.#iframeOf.set(child, { ref: pair.ref, parent });
        }
      }
      if (open.size === 0) break;
    }
    return [...open.values()].map(({ src }) => src || 'an empty frame');
  }

  async #heardBy(child: FrameDocument): Promise<string[]> {
    try {
      return (await this.#call(child, 'heard', {})).nonces;
    } catch (error) {
      // It went away in the meantime: then it is inside nothing.
      if (error instanceof SidewrightError) {
        this.#documents.forget(child);
        return [];
      }
      throw error;
    }
  }
}
