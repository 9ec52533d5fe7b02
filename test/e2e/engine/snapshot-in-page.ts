import { RefMap } from '../../../src/page/snapshot/ref-map';
import { takeSnapshot } from '../../../src/page/snapshot/snapshot';
import type { Dialect } from '../../../src/page/snapshot/walk';

/** What the differential test calls in every frame of a page. */
export interface SnapshotInPage {
  /** The snapshot of this frame, and the refs of its frame elements in text order. */
  take(refPrefix: string, dialect: Dialect): { text: string; frames: string[] };
  elementOf(ref: string): Element | null;
}

declare global {
  var snapshotInPage: SnapshotInPage;
}

const refs = new RefMap();

globalThis.snapshotInPage = {
  take(refPrefix, dialect) {
    const { text, iframes } = takeSnapshot(document, refs, { refPrefix, dialect });
    return { text, frames: iframes.map((frame) => frame.ref) };
  },
  elementOf(ref) {
    const state = refs.resolve(ref);
    return state.state === 'live' ? state.element : null;
  },
};
