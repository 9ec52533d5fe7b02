import { RefMap } from '../../../src/page/snapshot/ref-map';
import { type SnapshotOptions, takeSnapshot } from '../../../src/page/snapshot/snapshot';

/** Taken once, as a test may put an element called `body` into the document. */
const { body } = document;

/** Replaces the page by `html`, declarative shadow roots and all, and runs its scripts. */
export function show(html: string): void {
  body.setHTMLUnsafe(html);
  for (const script of body.querySelectorAll('script')) {
    const running = document.createElement('script');
    running.textContent = script.textContent;
    script.replaceWith(running);
  }
}

/** The element with that id, in the document or in an open shadow root. */
export function byId(id: string, root: Document | ShadowRoot = document): Element {
  const found = findById(id, root);
  if (!found) throw new Error(`The page of this test has no element with the id "${id}".`);
  return found;
}

function findById(id: string, root: Document | ShadowRoot): Element | null {
  const here = root.getElementById(id);
  if (here) return here;
  for (const host of root.querySelectorAll('*')) {
    const inside = host.shadowRoot && findById(id, host.shadowRoot);
    if (inside) return inside;
  }
  return null;
}

/** The first element on the page that matches. */
export function first(selector: string): Element {
  const found = body.querySelector(selector);
  if (!found) throw new Error(`The page of this test has no "${selector}".`);
  return found;
}

/** The snapshot of what is in the body, as lines without refs. */
export function linesOf(html: string, options: SnapshotOptions = {}): string[] {
  show(html);
  return snapshotLines(options).map((line) => line.replace(/ \[ref=\w+\]/, ''));
}

export function snapshotLines(options: SnapshotOptions = {}, refs = new RefMap()): string[] {
  const { text } = takeSnapshot(document, refs, options);
  // Whether the body has focus depends on how the tests are run, not on the page.
  return text.replace('- generic [active] ', '- generic ').split('\n');
}

/** The ref on the line that contains `part`. */
export function refOn(lines: readonly string[], part: string): string {
  const line = lines.find((candidate) => candidate.includes(part));
  const ref = line && /\[ref=(\w+)\]/.exec(line)?.[1];
  if (!ref) throw new Error(`No line with a ref contains "${part}":\n${lines.join('\n')}`);
  return ref;
}
