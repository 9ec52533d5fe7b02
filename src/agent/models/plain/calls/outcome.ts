import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { labelOf } from '../find/node-text';
import { nameNode } from '../find/page';

/** A tool and its input, without the line. */
export interface PlainCall {
  tool: string;
  input: Readonly<Record<string, unknown>>;
}

/** What to do about a step with the page as it is. */
export type Outcome =
  | {
      kind: 'call';
      call: PlainCall;
      /** `open`: the call does not finish the step, it only opens a list. */
      purpose: 'act' | 'open';
      /** What the person should know, such as what was done instead. */
      note?: string | undefined;
    }
  /** What the step needs is not there; it may still come. */
  | { kind: 'missing'; why: string; nearest: readonly SnapshotNode[] }
  /** The step does not say enough to tell which of several is meant. */
  | { kind: 'unclear'; why: string };

export function act(tool: string, input: PlainCall['input'], note?: string): Outcome {
  return { kind: 'call', call: { tool, input }, purpose: 'act', ...(note ? { note } : {}) };
}

/** How the tools name an element: its ref, and its role and name in words. */
export function elementInput(node: SnapshotNode): { ref: string | undefined; element: string } {
  return { ref: node.ref, element: nameNode(node, labelOf(node)) };
}
