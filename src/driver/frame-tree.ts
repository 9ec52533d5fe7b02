import { SidewrightError } from '../model/errors/sidewright-error';
import type { Ref } from '../model/ids';
import { delay } from './deadline';
import type { TabDocuments } from './documents';
import type { FrameDocument } from './frames';

/** How often and how long children are asked for the nonce that their parent sent them. */
const ASK_AGAIN_MS = [0, 10, 30, 60, 100];
/** The same for iframes that are known not to answer, such as those of a site that is not granted. */
const ASK_ONCE_MS = [0];

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
    const open = new Map<string, { ref: Ref; src: string }>();
    const told = new Set<FrameDocument>();
    for (const wait of this.#expectsMore(parent, iframes) ? ASK_AGAIN_MS : ASK_ONCE_MS) {
      await delay(wait, signal);
      const children = this.#documents.known.all().filter((document) => document !== parent);
      // A child that has only now come did not hear what was sent before.
      if (told.size === 0 || children.some((child) => !told.has(child))) {
        await this.#documents.adoptAll(signal);
        const { pairs } = await this.#documents.call(parent, 'announce', {}, signal);
        for (const { ref, nonce, src } of pairs) open.set(nonce, { ref, src });
        for (const child of [parent, ...children]) told.add(child);
      }
      for (const child of children) {
        for (const nonce of await this.#heardBy(child, signal)) {
          const pair = open.get(nonce);
          if (!pair) continue;
          for (const [sent, { ref }] of open) if (ref === pair.ref) open.delete(sent);
          this.#childOf.set(pair.ref, child);
          this.#iframeOf.set(child, { ref: pair.ref, parent });
        }
      }
      if (open.size === 0) break;
    }
    const unheard = new Map([...open.values()].map(({ ref, src }) => [ref, src]));
    for (const ref of unheard.keys()) this.#silent.add(ref);
    return [...unheard.values()].map((src) => src || 'an empty frame');
  }

  /** Whether an iframe has not been asked yet, or a document has no place yet. */
  #expectsMore(parent: FrameDocument, iframes: readonly Ref[]): boolean {
    const isNew = (ref: Ref) => !this.#silent.has(ref) && this.child(ref) === undefined;
    const hasNoPlace = (document: FrameDocument) =>
      document !== parent && document.frameId !== 0 && !this.#iframeOf.has(document);
    return iframes.some(isNew) || this.#documents.known.all().some(hasNoPlace);
  }

  async #heardBy(child: FrameDocument, signal: AbortSignal): Promise<string[]> {
    try {
      return (await this.#documents.call(child, 'heard', {}, signal)).nonces;
    } catch (error) {
      if (signal.aborted || !(error instanceof SidewrightError)) throw error;
      // It went away in the meantime, or hangs: then it is inside nothing.
      this.#documents.known.forget(child);
      return [];
    }
  }
}
