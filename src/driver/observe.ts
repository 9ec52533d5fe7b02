import { DocumentGoneError } from '../model/errors/tab-errors';
import type { TabDocuments } from './documents';
import type { FrameTree } from './frame-tree';
import type { FrameDocument } from './frames';
import { type FrameText, stitchFrames } from './stitch';

/** One text of the whole tab; `unread` are the addresses of frames that no engine answered from. */
export async function readTab(
  documents: TabDocuments,
  tree: FrameTree,
  signal: AbortSignal,
): Promise<{ text: string; unread: string[] }> {
  const texts = new Map<FrameDocument, FrameText>();
  const unread: string[] = [];

  async function read(document: FrameDocument): Promise<FrameText> {
    const snapshot = await documents.call(document, 'snapshot', {}, signal);
    texts.set(document, snapshot);
    if (snapshot.iframes.length > 0) {
      unread.push(...(await tree.pair(document, snapshot.iframes, signal)));
      const children = snapshot.iframes.flatMap((ref) => tree.child(ref) ?? []);
      await Promise.all(children.map((child) => read(child).catch(ignoreGone)));
    }
    return snapshot;
  }

  const root = await read(await documents.main(signal));
  const text = stitchFrames(root, (iframe) => {
    const child = tree.child(iframe);
    return child && texts.get(child);
  });
  return { text, unread };
}

/** A frame that left while it was read is not in the page any more. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof DocumentGoneError)) throw error;
}
