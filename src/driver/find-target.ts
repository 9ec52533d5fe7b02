import { StaleRefError, UnknownRefError } from '../model/errors/page-errors';
import { DocumentGoneError } from '../model/errors/tab-errors';
import type { Ref } from '../model/ids';
import type { Locator } from '../model/locator';
import type { StepTarget } from '../model/step';
import type { TabDocuments } from './documents';
import type { FrameTree } from './frame-tree';
import type { FrameDocument } from './frames';
import { readTab } from './observe';
import { isNotThereYet, retryUntil } from './retry';
import type { ActionTarget } from './tab-driver';

export interface FoundTarget {
  document: FrameDocument;
  ref: Ref;
  /** Its locators include the frames around it. */
  target: StepTarget;
}

/** Finds targets across the frames of a tab. */
export class TargetFinder {
  readonly #documents: TabDocuments;
  readonly #tree: FrameTree;

  constructor(documents: TabDocuments, tree: FrameTree) {
    this.#documents = documents;
    this.#tree = tree;
  }

  /**
   * With `heal`, a lost ref is looked for by its description; in the main frame when the ref's own
   * page is gone. A locator is tried again for `timeoutMs`.
   */
  async find(
    target: ActionTarget,
    heal: boolean,
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<FoundTarget> {
    if ('locator' in target) {
      const until = Date.now() + timeoutMs;
      return retryUntil(until, signal, isNotThereYet, async () => {
        const { document, locator } = await this.enterFrames(target.locator, signal);
        const request = { target: { ...target, locator }, heal };
        return this.#placed(
          document,
          await this.#documents.call(document, 'describe', request, signal),
          signal,
        );
      });
    }
    const document = this.#documents.known.ofRef(target.ref);
    if (document) {
      const found = await this.#documents.call(document, 'describe', { target, heal }, signal);
      return this.#placed(document, found, signal);
    }
    if (!heal || target.description === undefined) {
      throw new StaleRefError(
        `${target.ref} is from a page that was left. Take a new snapshot and use a ref from it.`,
        { ref: target.ref },
      );
    }
    const main = await this.#documents.main(signal);
    const request = { target: { description: target.description }, heal };
    return this.#placed(
      main,
      await this.#documents.call(main, 'describe', request, signal),
      signal,
    );
  }

  /** Follows a locator's frames down to the document that it searches. */
  async enterFrames(
    { frame, ...locator }: Locator,
    signal: AbortSignal,
  ): Promise<{ document: FrameDocument; locator: Locator }> {
    if (!frame) return { document: await this.#documents.main(signal), locator };
    const outer = await this.enterFrames(frame, signal);
    const request = { locator: outer.locator };
    const { ref } = await this.#documents.call(outer.document, 'findFrame', request, signal);
    await this.#tree.pair(outer.document, [ref], signal);
    const document = this.#tree.child(ref);
    if (!document) {
      throw new DocumentGoneError('The frame has not loaded, or its site is not granted.');
    }
    return { document, locator };
  }

  async #placed(
    document: FrameDocument,
    target: StepTarget,
    signal: AbortSignal,
  ): Promise<FoundTarget> {
    const { ref } = target;
    if (ref === undefined) {
      throw new UnknownRefError(`${target.role} "${target.name}" has no ref. Take a new snapshot.`);
    }
    const frame = await this.#frameLocator(document, signal);
    if (!frame) return { document, target, ref };
    const inFrame = (locator: Locator): Locator => ({ ...locator, frame });
    const candidates = target.candidates.map((one) => ({ ...one, locator: inFrame(one.locator) }));
    return { document, ref, target: { ...target, locator: inFrame(target.locator), candidates } };
  }

  /** The locator of the iframe element around a document; undefined for the main one. */
  async #frameLocator(document: FrameDocument, signal: AbortSignal): Promise<Locator | undefined> {
    if (document.frameId === 0) return undefined;
    if (!this.#tree.iframe(document)) await readTab(this.#documents, this.#tree, signal);
    const around = this.#tree.iframe(document);
    if (!around) throw new DocumentGoneError('The frame of this element is gone. Look again.');
    const iframe = await this.#documents.call(
      around.parent,
      'describe',
      { target: { ref: around.ref }, heal: false },
      signal,
    );
    const outer = await this.#frameLocator(around.parent, signal);
    return outer ? { ...iframe.locator, frame: outer } : iframe.locator;
  }
}
