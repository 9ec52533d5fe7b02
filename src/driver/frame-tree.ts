import { SidewrightError } from '../model/errors/sidewright-error';
import type { Ref } from '../model/ids';
import { delay } from './deadline';
import type { TabDocuments } from './documents';
import type { FrameDocument } from './frames';

/** How often and how long children are asked for the nonce that their parent sent them. */
const ASK_AGAIN_MS = [0, 10, 30, 60, 100];

/**
 * Which document is inside which iframe. `runtime.getFrameId` does not exist in Chromium, so each
 * parent sends its children a nonce by `postMessage`, and the child that heard it is the one inside.
 */
export class FrameTree {
  readonly #documents: TabDocuments;
  readonly #childOf = new Map<Ref, FrameDocument>();
  /** Iframes that did not answer before: they are asked again, but not waited for. */
  readonly #silent = new Set<Ref>();
  readonly #iframeOf = new Map<FrameDocument, { ref: Ref; parent: FrameDocument }>();

  constructor(documents: TabDocuments) {
    this.#documents = documents;
  }

  child(iframe: Ref): FrameDocument | undefined {
    const child = this.#childOf.get(iframe);
    return child && this.#documents.known.inFrame(child.frameId) === child ? child : undefined;
  }

  /** The iframe element around a document, and the document that it stands in. */
  iframe(document: FrameDocument): { ref: Ref; parent: FrameDocument } | undefined {
    return this.#iframeOf.get(document);
  }

  /**
   * Pairs the iframes of one document with the documents inside them.
   * @returns the addresses of those that no engine answered from
   */
  async pair(
    parent: FrameDocument,
    iframes: readonly Ref[],
    signal: AbortSignal,
  ): Promise<string[]> {
    if (iframes.every((ref) => this.child(ref) !== undefined)) return [];
    const { pairs } = await this.#documents.call(parent, 'announce', {}, signal);
    const open = new Map(pairs.map((pair) => [pair.nonce, pair]));
    const waits = pairs.every(({ ref }) => this.#isKnown(ref)) ? [0] : ASK_AGAIN_MS;
    for (const wait of waits) {
      if (wait > 0) await delay(wait, signal);
      for (const child of this.#documents.known.all()) {
        if (child === parent) continue;
        for (const nonce of await this.#heardBy(child, signal)) {
          const pair = open.get(nonce);
          if (!pair) continue;
          open.delete(nonce);
          this.#childOf.set(pair.ref, child);
          this.#iframeOf.set(child, { ref: pair.ref, parent });
        }
      }
      if (open.size === 0) break;
    }
    for (const { ref } of open.values()) this.#silent.add(ref);
    return [...open.values()].map(({ src }) => src || 'an empty frame');
  }

  #isKnown(iframe: Ref): boolean {
    return this.#silent.has(iframe) || this.child(iframe) !== undefined;
  }

  async #heardBy(child: FrameDocument, signal: AbortSignal): Promise<string[]> {
    try {
      return (await this.#documents.call(child, 'heard', {}, signal)).nonces;
    } catch (error) {
      // It went away in the meantime: then it is inside nothing.
      if (error instanceof SidewrightError) {
        this.#documents.known.forget(child);
        return [];
      }
      throw error;
    }
  }
}
