import type { Ref } from '../model/ids';
import { frameMoreLine, frameReserve } from '../model/snapshot-text/more-line';

export interface FrameText {
  text: string;
  /** The refs of its iframe elements. */
  iframes: readonly Ref[];
  /** The text is empty because there was no room for it. */
  leftOut?: boolean;
}

/** The key line of an iframe, quoted or not, up to and with its ref. */
const IFRAME_LINE = /^(\s*)- (?:'?)iframe\b.*\[ref=((?:f\d+)?e\d+)\]/;

/**
 * One text of all frames: each child's lines stand below its iframe's line, one level deeper, as
 * Playwright stitches them.
 */
export function stitchFrames(
  root: FrameText,
  childOf: (iframe: Ref) => FrameText | undefined,
): string {
  if (root.iframes.length === 0) return root.text;
  const lines: string[] = [];
  for (const { line, iframe } of linesOf(root)) {
    const child = iframe && childOf(iframe.ref);
    const text = child?.leftOut
      ? frameMoreLine(iframe?.ref ?? '')
      : child && stitchFrames(child, childOf);
    if (!iframe || !text) {
      lines.push(line);
      continue;
    }
    lines.push(line.endsWith(':') ? line : `${line}:`);
    const indent = ' '.repeat(iframe.inside);
    for (const childLine of text.split('\n')) lines.push(indent + childLine);
  }
  return lines.join('\n');
}

/** Spaces that go before each line of the document in each iframe. */
export function indentsInside(frame: FrameText): Map<Ref, number> {
  if (frame.iframes.length === 0) return new Map();
  return new Map(
    linesOf(frame).flatMap(({ iframe }) => (iframe ? [[iframe.ref, iframe.inside]] : [])),
  );
}

/** Characters that a frame takes in the whole text at most, with what its iframes need if left out. */
export function sizeInside(frame: FrameText, indent: number): number {
  if (frame.text === '') return 0;
  let size = frame.text.length + 1 + indent * frame.text.split('\n').length;
  for (const [ref, inside] of indentsInside(frame)) size += frameReserve(ref, indent + inside);
  return size;
}

interface Line {
  line: string;
  iframe?: { ref: Ref; inside: number };
}

function linesOf({ text, iframes }: FrameText): Line[] {
  const refs = new Map(iframes.map((ref): [string, Ref] => [ref, ref]));
  return text.split('\n').map((line) => {
    const [, indent = '', written = ''] = IFRAME_LINE.exec(line) ?? [];
    const ref = refs.get(written);
    return ref === undefined ? { line } : { line, iframe: { ref, inside: indent.length + 2 } };
  });
}
