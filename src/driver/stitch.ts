import type { Ref } from '../model/ids';

export interface FrameText {
  text: string;
  /** The refs of its iframe elements. */
  iframes: readonly Ref[];
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
  const iframes = new Map(root.iframes.map((ref): [string, Ref] => [ref, ref]));
  const lines: string[] = [];
  for (const line of root.text.split('\n')) {
    const match = IFRAME_LINE.exec(line);
    const iframe = match?.[2] === undefined ? undefined : iframes.get(match[2]);
    const child = iframe && childOf(iframe);
    const text = child && stitchFrames(child, childOf);
    if (!match || !text) {
      lines.push(line);
      continue;
    }
    lines.push(line.endsWith(':') ? line : `${line}:`);
    const indent = `${match[1] ?? ''}  `;
    for (const childLine of text.split('\n')) lines.push(indent + childLine);
  }
  return lines.join('\n');
}
