import { topModalDialog } from '../element/inert';
import { markOwn } from '../own-elements';
import { badge, cursor, outline } from './parts';
import { HOST_STYLE, sheet } from './styles';

/** Room between the outline and what it is drawn around, in CSS pixels. */
const MARGIN = 3;

/**
 * What a person sees in the page during a session: a badge, a cursor that goes to each target, and
 * an outline around it. All of it lives in one closed shadow root on a host of our own, takes no
 * clicks, and is in no snapshot.
 */
export class Overlay {
  readonly #document: Document;
  readonly #host: HTMLElement;
  readonly #badge: HTMLElement;
  readonly #cursor: HTMLElement;
  readonly #outline: HTMLElement;
  /** The dialog that was on top when the host went on top of it. */
  #above: HTMLDialogElement | null = null;

  constructor(document: Document, badgeText = 'Sidewright is running') {
    this.#document = document;
    this.#host = document.createElement('div');
    markOwn(this.#host);
    this.#host.setAttribute('aria-hidden', 'true');
    this.#host.popover = 'manual';
    for (const [name, value] of HOST_STYLE) {
      this.#host.style.setProperty(name, value, 'important');
    }
    const root = this.#host.attachShadow({ mode: 'closed' });
    root.adoptedStyleSheets = [sheet(document)];
    this.#badge = badge(document, badgeText);
    this.#cursor = cursor(document);
    this.#outline = outline(document);
    root.append(this.#outline, this.#cursor, this.#badge);
  }

  /** Shows the badge until `hide`. */
  showRunning(): void {
    this.#badge.hidden = false;
    this.#show();
  }

  /** Moves the cursor to the middle of the element and outlines it for a moment. */
  pointAt(element: Element): void {
    this.#show();
    const { x, y, width, height } = element.getBoundingClientRect();
    this.#cursor.hidden = false;
    this.#cursor.style.translate = `${x + width / 2}px ${y + height / 2}px`;
    this.#outline.hidden = false;
    Object.assign(this.#outline.style, {
      translate: `${x - MARGIN}px ${y - MARGIN}px`,
      width: `${width + 2 * MARGIN}px`,
      height: `${height + 2 * MARGIN}px`,
    });
    // Starts the fading anew.
    for (const animation of this.#outline.getAnimations()) {
      animation.cancel();
      animation.play();
    }
  }

  /** Takes everything out of the page; the page is as if it had never been there. */
  hide(): void {
    this.#host.remove();
    this.#badge.hidden = true;
    this.#cursor.hidden = true;
    this.#outline.hidden = true;
    this.#above = null;
    for (const type of ['beforetoggle', 'toggle']) {
      this.#document.defaultView?.removeEventListener(type, this.#hush, true);
    }
  }

  /** Puts the host into the page, above a dialog that was opened since. */
  #show(): void {
    const root = this.#document.documentElement;
    if (!root) return;
    this.#hushEvents();
    const dialog = topModalDialog(this.#document);
    if (this.#host.isConnected && this.#above === dialog) return;
    // The last element to enter the top layer is the topmost.
    this.#host.remove();
    root.append(this.#host);
    this.#host.showPopover();
    this.#above = dialog;
  }

  /** Entering the top layer fires events, which the page need not hear. */
  #hushEvents(): void {
    // Anew each time, as `document.open` removes listeners; the same one is added only once.
    for (const type of ['beforetoggle', 'toggle']) {
      this.#document.defaultView?.addEventListener(type, this.#hush, true);
    }
  }

  readonly #hush = (event: Event): void => {
    if (event.target === this.#host) event.stopImmediatePropagation();
  };
}
