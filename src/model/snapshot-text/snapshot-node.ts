import type { Ref } from '../ids';

/** One element of a snapshot, or a piece of loose text (role `text`), as its line says. */
export interface SnapshotNode {
  readonly role: string;
  /** Accessible name; empty when the line has none. */
  readonly name: string;
  readonly ref?: Ref | undefined;
  /** What stands in brackets, but for `ref`: `disabled` is `true`, `level=2` is `'2'`. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** `/url`, `/placeholder` and their like, without the slash. */
  readonly props: Readonly<Record<string, string>>;
  /** Text on the element's own line: a field's value, or all that the element says. */
  readonly text: string;
  readonly children: readonly SnapshotNode[];
  /** Levels of indentation; 0 at the left edge. */
  readonly depth: number;
  /** Counted from 1. */
  readonly lineNumber: number;
}
