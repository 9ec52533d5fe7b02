import { StaleRefError } from '../model/errors/page-errors';
import { DocumentGoneError } from '../model/errors/tab-errors';
import type { Ref } from '../model/ids';
import type { TabDocuments } from './documents';
import type { FrameTree } from './frame-tree';
import type { FrameDocument } from './frames';
import { shareOut } from './share-out';
import { type FrameText, indentsInside, sizeInside, stitchFrames } from './stitch';

export interface ReadOptions {
  /** Only this element and what is in it; the frame's document for an iframe. */
  root?: Ref | undefined;
  /** Without this element and its siblings before it. */
  after?: Ref | undefined;
  /** The length of the text of all frames at most. */
  maxChars?: number | undefined;
}

/** What has been read of one document, and how far to the right it will stand. */
interface ReadFrame extends FrameText {
  indent: number;
}

/**
 * One text of the whole tab; `unread` are the addresses of frames that no engine answered from.
 * @throws StaleRefError, UnknownRefError for `root` and `after`
 */
export async function readTab(
  documents: Pick<TabDocuments, 'main' | 'call' | 'ofRef'>,
  tree: Pick<FrameTree, 'pair' | 'child'>,
  signal: AbortSignal,
  { root, after, maxChars }: ReadOptions = {},
): Promise<{ text: string; unread: string[] }> {
  /** In the order they were read, the outermost first. */
  const frames = new Map<FrameDocument, ReadFrame>();
  const unread: string[] = [];
  const from = root ?? after;
  const top =
    from === undefined ? await documents.main(signal) : documentOf(from, documents.ofRef(from));

  async function read(document: FrameDocument, indent: number, maxChars: number | undefined) {
    const part = document === top ? { root, after } : {};
    const request = { ...part, indent, maxChars };
    const { text, iframes } = await documents.call(document, 'snapshot', request, signal);
    const frame = { text, iframes, indent, leftOut: false };
    frames.set(document, frame);
    return frame;
  }

  async function readAll(document: FrameDocument, indent: number): Promise<void> {
    const frame = await read(document, indent, maxChars);
    if (frame.iframes.length === 0) return;
    unread.push(...(await tree.pair(document, frame.iframes, signal)));
    const children = [...indentsInside(frame)].flatMap(([ref, inside]) => {
      const child = tree.child(ref);
      return child ? [readAll(child, indent + inside).catch(ignoreGone)] : [];
    });
    await Promise.all(children);
  }

  /** Each frame was given all the room there is; here the longest are read again with less. */
  async function fitInto(room: number): Promise<void> {
    const all = [...frames];
    const sizes = all.map(([, frame]) => sizeInside(frame, frame.indent));
    const shares = shareOut(sizes, room);
    await Promise.all(
      all.map(async ([document, { text, indent }], at) => {
        const share = shares[at] ?? 0;
        if (share >= (sizes[at] ?? 0)) return;
        frames.delete(document);
        const reading = read(document, indent, share);
        const shorter = await (document === top ? reading : reading.catch(ignoreGone));
        if (shorter) shorter.leftOut = shorter.text === '' && text !== '';
      }),
    );
  }

  await readAll(top, 0);
  if (maxChars !== undefined) await fitInto(maxChars);
  const text = stitchFrames(frames.get(top) ?? NOTHING, (iframe) => {
    const child = tree.child(iframe);
    return child && frames.get(child);
  });
  return { text, unread };
}

const NOTHING: FrameText = { text: '', iframes: [] };

function documentOf(ref: Ref, document: FrameDocument | undefined): FrameDocument {
  if (document) return document;
  throw new StaleRefError(
    `${ref} is from a page that was left. Take a new snapshot and use a ref from it.`,
    { ref },
  );
}

/** A frame that left while it was read is not in the page any more. */
function ignoreGone(error: unknown): undefined {
  if (!(error instanceof DocumentGoneError)) throw error;
  return undefined;
}
