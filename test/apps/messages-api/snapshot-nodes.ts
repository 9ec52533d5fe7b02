/** One line of a snapshot in Playwright's AI format that names an element. */
export interface SnapshotNode {
  readonly role: string;
  /** Accessible name; for a nameless node its inline text. Empty when it has neither. */
  readonly name: string;
  readonly ref: string | undefined;
  readonly depth: number;
  readonly line: string;
}

const NODE =
  /^(?<indent> *)- (?<role>[a-z]+)(?: (?<name>"(?:[^"\\]|\\.)*"|\/(?:[^/\\]|\\.)+\/))?(?<attributes>(?: \[[^\]]*\])*)(?::(?: (?<text>.*))?)?$/;

/** The elements of a snapshot, in its order. Lines of other kinds (text, properties) are left out. */
export function parseSnapshot(snapshot: string): SnapshotNode[] {
  return snapshot.split('\n').flatMap((line) => {
    const groups = NODE.exec(unquoteKey(line))?.groups;
    if (!groups?.role || groups.role === 'text') return [];
    return [
      {
        role: groups.role,
        name: readString(groups.name ?? groups.text ?? ''),
        ref: /\[ref=([^\]]+)\]/.exec(groups.attributes ?? '')?.[1],
        depth: (groups.indent ?? '').length / 2,
        line: line.trim(),
      },
    ];
  });
}

/** YAML single-quotes a whole key that holds `: ` or ` #`, doubling the quotes inside. */
function unquoteKey(line: string): string {
  const quoted = /^( *- )'((?:[^']|'')*)'(.*)$/.exec(line);
  if (!quoted) return line;
  return `${quoted[1] ?? ''}${(quoted[2] ?? '').replaceAll("''", "'")}${quoted[3] ?? ''}`;
}

function readString(written: string): string {
  if (!/^".*"$/.test(written)) return written;
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}
