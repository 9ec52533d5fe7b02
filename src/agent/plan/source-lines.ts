import { PlanError } from '../../model/errors';

export interface SourceLine {
  /** As written, tabs as spaces, no line end. */
  raw: string;
  /** Counted from 1 in the text. */
  at: number;
}

export interface Source {
  all: readonly SourceLine[];
  /** Without fenced code, HTML comments that begin a line, and horizontal rules. */
  meant: readonly SourceLine[];
}

/**
 * The lines of a plan, without byte order marks. A plan that is one code block as a whole is unwrapped.
 * @throws PlanError when a code block or comment is never closed: all after it would be lost.
 */
export function readSource(markdown: string): Source {
  const all = unwrap(
    markdown
      .replaceAll('\uFEFF', '')
      .split(/\r\n|\r|\n/)
      .map((raw, index) => ({ raw: raw.replaceAll('\t', '    ').trimEnd(), at: index + 1 })),
  );
  const meant: SourceLine[] = [];
  let closing: { pattern: RegExp; what: string; at: number } | undefined;
  for (const line of all) {
    if (closing) {
      if (closing.pattern.test(line.raw)) closing = undefined;
      continue;
    }
    const fence = FENCE.exec(line.raw)?.groups?.fence;
    if (fence) {
      closing = { pattern: closingFence(fence), what: 'code block', at: line.at };
    } else if (COMMENT.test(line.raw)) {
      if (!COMMENT_END.test(line.raw)) {
        closing = { pattern: COMMENT_END, what: 'comment', at: line.at };
      }
    } else if (!RULE.test(line.raw)) {
      meant.push(line);
    }
  }
  if (closing) {
    throw new PlanError(
      `The ${closing.what} that begins on line ${closing.at} of the plan is never closed, so the rest of the plan cannot be read. Close it or take it out.`,
      { line: closing.at },
    );
  }
  return { all, meant };
}

const FENCE = /^ *(?<fence>`{3,}|~{3,})/;
const COMMENT = /^ *<!--/;
const COMMENT_END = /-->/;
const RULE = /^ {0,3}(?:(?:-[ ]*){3,}|(?:\*[ ]*){3,}|(?:_[ ]*){3,}|=+)$/;

function closingFence(fence: string): RegExp {
  return new RegExp(`^ *${fence.charAt(0)}{${fence.length},} *$`);
}

function unwrap(lines: SourceLine[]): SourceLine[] {
  const first = lines.findIndex(({ raw }) => raw.trim() !== '');
  const last = lines.findLastIndex(({ raw }) => raw.trim() !== '');
  const fence = FENCE.exec(lines[first]?.raw ?? '')?.groups?.fence;
  if (!fence || first === last) return lines;
  const end = closingFence(fence);
  const closes = lines.findIndex(({ raw }, index) => index > first && end.test(raw));
  return closes === last ? lines.slice(first + 1, last) : lines;
}
