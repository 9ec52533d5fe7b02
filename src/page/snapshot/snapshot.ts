import { partialMoreLine } from '../../model/snapshot-text/more-line';
import { boundLines } from './bounded/bound-lines';
import { buildTree } from './build';
import { distill } from './distill';
import { bodyOf, documentElementOf } from './dom';
import { withAriaCaches } from './facts';
import type { RefMap } from './ref-map';
import { type FrameLine, type Rendered, render } from './render';
import { masker } from './secret-values';
import { withTimeLimit } from './time-limit';
import type { Dialect } from './walk';

export interface SnapshotOptions {
  /** Where to start; the body (or frameset) by default. */
  root?: Element;
  /** What every ref of this document starts with, as `f2` in `f2e7`. */
  refPrefix?: string;
  /** Texts that must not leave this machine; each occurrence prints as `••••`. */
  secrets?: readonly string[];
  /**
   * Characters the text may have at most; any number by default. What is left out is counted where it
   * stood, in a line that begins `- /more:`. With `indent`, that many spaces before each line count,
   * as does a line below each frame.
   */
  maxChars?: number;
  indent?: number;
  /** Leaves this element and its siblings before it to be counted, as they have been seen. */
  after?: Element;
  /**
   * How long the page may be read, in milliseconds; 10,000 by default. After that the text has what
   * was read by then, and its first line says so.
   */
  timeoutMs?: number;
  /** Levels to print; all by default. */
  depth?: number;
  /** Adds `[box=x,y,width,height]`, in CSS pixels of this frame's viewport. */
  boxes?: boolean;
  /** Which names to print; `playwright` is for comparing with Playwright's own snapshot. */
  dialect?: Dialect;
}

/** A person waits no longer for one look, and the driver gives a silent frame up after 15 s. */
const TIMEOUT_MS = 10_000;

export interface FrameSnapshot {
  /** Playwright's AI format: one line per node, YAML. */
  text: string;
  /** Frame elements in text order; the snapshots of their documents go below their lines. */
  iframes: readonly FrameLine[];
}

/**
 * The accessibility snapshot of one document, as text. Refs come from `refs`, which must belong to
 * this document. Values of password, one-time-code and card fields print as `••••`. Frames print as
 * one line each. Nothing in the page is changed.
 */
export function takeSnapshot(
  document: Document,
  refs: RefMap,
  options: SnapshotOptions = {},
): FrameSnapshot {
  const root = options.root ?? bodyOf(document) ?? documentElementOf(document);
  if (!root) return { text: '', iframes: [] };
  return withAriaCaches(() => {
    const { lines, iframes } = boundLines(printedLines(root, refs, options), {
      document,
      refs,
      maxChars: options.maxChars ?? Number.POSITIVE_INFINITY,
      indent: options.indent ?? 0,
      isPart: options.root !== undefined || options.after !== undefined,
      after: options.after,
    });
    return { text: lines.join('\n'), iframes };
  });
}

/** All lines; of a page that takes too long those that were read by then, and one that says so. */
function printedLines(root: Element, refs: RefMap, options: SnapshotOptions): Rendered {
  const { depth = 0, timeoutMs = TIMEOUT_MS } = options;
  // What was read must be measured, so that it has refs: half the time is for that.
  const built = withTimeLimit(timeoutMs / 2, () => buildTree(root, options.dialect ?? 'accname'));
  const { value, isCutShort } = withTimeLimit(timeoutMs / 2, () => {
    distill(built.value, depth);
    return render(built.value, refs, {
      depth,
      boxes: options.boxes ?? false,
      refPrefix: options.refPrefix ?? '',
      mask: masker(options.secrets ?? []),
      indent: options.indent ?? 0,
    });
  });
  if (!built.isCutShort && !isCutShort) return value;
  const { lines, owners, iframes } = value;
  return { lines: [partialMoreLine(timeoutMs), ...lines], owners: [null, ...owners], iframes };
}
