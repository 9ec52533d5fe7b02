import { buildTree } from './build';
import { distill } from './distill';
import { bodyOf, documentElementOf } from './dom';
import { withAriaCaches } from './facts';
import type { RefMap } from './ref-map';
import { type FrameLine, render } from './render';
import { masker } from './secret-values';
import type { Dialect } from './walk';

export interface SnapshotOptions {
  /** Where to start; the body (or frameset) by default. */
  root?: Element;
  /** What every ref of this document starts with, as `f2` in `f2e7`. */
  refPrefix?: string;
  /** Texts that must not leave this machine; each occurrence prints as `••••`. */
  secrets?: readonly string[];
  /** Levels to print; all by default. */
  depth?: number;
  /** Adds `[box=x,y,width,height]`, in CSS pixels of this frame's viewport. */
  boxes?: boolean;
  /** Which names to print; `playwright` is for comparing with Playwright's own snapshot. */
  dialect?: Dialect;
}

export interface FrameSnapshot {
  /** Playwright's AI format: one line per node, YAML. */
  text: string;
  /** Frame elements in text order; the snapshots of their documents go below their lines. */
  iframes: FrameLine[];
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
  const depth = options.depth ?? 0;
  return withAriaCaches(() => {
    const tree = buildTree(root, options.dialect ?? 'accname');
    distill(tree, depth);
    return render(tree, refs, {
      depth,
      boxes: options.boxes ?? false,
      refPrefix: options.refPrefix ?? '',
      mask: masker(options.secrets ?? []),
    });
  });
}
