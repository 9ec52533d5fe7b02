import { moreLine } from '../../../model/snapshot-text/more-line';
import type { Part } from './part';

export interface PrintedParts {
  readonly lines: readonly string[];
  /** Characters, line breaks and the indentation of the frame included. */
  readonly size: number;
  readonly refs: ReadonlySet<string>;
}

interface Level {
  readonly part: Part;
  readonly isWhole: boolean;
  /** Nearest ref, its own or of an ancestor. */
  readonly see: string | undefined;
  next: number;
}

/** The lines of what is kept; each run of neighbours that is not is one line that says how many. */
export function printKept(page: Part, indent: number): PrintedParts {
  const lines: string[] = [];
  const refs = new Set<string>();
  let size = 0;
  const levels: Level[] = [];
  const enter = (part: Part, isWhole: boolean, see: string | undefined): void => {
    for (const line of part.lines) lines.push(line);
    size += part.own;
    if (part.ref !== undefined) refs.add(part.ref);
    levels.push({ part, isWhole, see: part.ref ?? see, next: 0 });
  };
  enter(page, false, undefined);
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const { part, isWhole, see } = level;
    const child = part.children[level.next];
    if (!child) levels.pop();
    else if (isWhole || child.kept !== 'no') {
      level.next += 1;
      enter(child, isWhole || child.kept === 'whole', see);
    } else {
      const after = part.children[level.next - 1]?.ref;
      const left = leftOutFrom(part.children, level.next);
      level.next += left.length;
      const roles = left.map(({ node }) => node?.role ?? 'text');
      const line = '  '.repeat(part.depth + 1) + moreLine({ roles, see, after });
      lines.push(line);
      size += indent + line.length + 1;
    }
  }
  return { lines, size, refs };
}

function leftOutFrom(parts: readonly Part[], from: number): readonly Part[] {
  let to = from;
  while (parts[to]?.kept === 'no') to += 1;
  return parts.slice(from, to);
}
