import { selectIn } from '../query/trees';
import { randomId } from '../random-id';
import type { RefMap } from '../snapshot/ref-map';

/** The key of our messages between frames. */
const KEY = 'sidewrightFrameNonce';
/** Nonces kept; older ones have been asked for, or never will be. */
const KEPT = 50;

export interface FramePair<Ref extends string = string> {
  readonly ref: Ref;
  readonly nonce: string;
  readonly src: string;
}

/**
 * Pairs iframe elements with the documents inside them: the parent sends each a nonce, and the
 * engine that heard it is the one inside. The page never sees these messages.
 */
export class FramePairing {
  readonly #window: Window;
  readonly #heard: string[] = [];
  /** `document.open` (Playwright's `setContent` too) removes all listeners of the window. */
  readonly #guard = new MutationObserver(() => this.#listen());

  constructor(window: Window) {
    this.#window = window;
  }

  /** Begins to hear the parent. Before it, and after `stop`, nothing is left in the page. */
  start(): void {
    this.#listen();
    this.#guard.observe(this.#window.document, { childList: true });
  }

  /** Sends a nonce to every frame that has a ref. */
  announce(refs: RefMap): FramePair[] {
    return selectIn(this.#window.document, 'iframe, frame').flatMap((element) => {
      const ref = refs.refOf(element);
      if (ref === undefined || !isFrame(element) || !element.contentWindow) return [];
      const nonce = randomId();
      element.contentWindow.postMessage({ [KEY]: nonce }, '*');
      return [{ ref, nonce, src: element.src }];
    });
  }

  /** The nonces that came from this document's parent, oldest first. */
  heard(): string[] {
    return [...this.#heard];
  }

  stop(): void {
    this.#guard.disconnect();
    this.#window.removeEventListener('message', this.#onMessage, { capture: true });
    this.#heard.length = 0;
  }

  #listen(): void {
    // Adding the same listener again does nothing.
    this.#window.addEventListener('message', this.#onMessage, { capture: true });
  }

  readonly #onMessage = (event: MessageEvent): void => {
    const nonce = nonceIn(event.data);
    if (nonce === null) return;
    event.stopImmediatePropagation();
    // A page may send such a message too; one that is not from the parent pairs nothing.
    const { parent } = this.#window;
    if (parent === this.#window || event.source !== parent) return;
    this.#heard.push(nonce);
    if (this.#heard.length > KEPT) this.#heard.shift();
  };
}

/** Whether the element shows a document of its own. */
export function isFrame(element: Element): element is HTMLIFrameElement | HTMLFrameElement {
  return element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement;
}

function nonceIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !(KEY in data)) return null;
  return typeof data[KEY] === 'string' ? data[KEY] : null;
}
