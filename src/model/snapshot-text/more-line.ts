/**
 * The line that stands for what a bounded snapshot leaves out. A page cannot write one: its words are
 * values and quoted names, never the start of a line, and no role begins with a slash.
 */
const KEY = '- /more: ';

export interface LeftOut {
  /** The role of each element, `text` for a loose text. */
  readonly roles: Iterable<string>;
  /** The element to take as the root of a snapshot that shows them. */
  readonly see?: string | undefined;
  /** The element that stands just before them. */
  readonly after?: string | undefined;
}

/** Roles that are named; the others are only counted. */
const NAMED = 2;
/** As in `f12e123456`. */
const LONGEST_REF = 10;

/** `- /more: 188 row left out; see e52 after e60`, without indentation. */
export function moreLine({ roles, see, after }: LeftOut): string {
  const counts = new Map<string, number>();
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  const named = byCount.slice(0, NAMED).map(([role, count]) => `${count} ${role}`);
  const others = byCount.slice(NAMED).reduce((sum, [, count]) => sum + count, 0);
  const what = others > 0 ? [...named, `${others} others`] : named;
  return line(`${what.join(', ')} left out`, see, after);
}

/** The length of the longest line there can be for some of these, without indentation. */
export function longestMoreLine(roles: readonly string[]): number {
  const digits = String(roles.length).length;
  const names = [...new Set(roles)].map(({ length }) => length).sort((a, b) => b - a);
  const named = names.slice(0, NAMED).reduce((sum, length) => sum + digits + length + 3, 0);
  const others = names.length > NAMED ? digits + ' others, '.length : 0;
  return KEY.length + named + others + ' left out; see  after '.length + 2 * LONGEST_REF;
}

/** For a text or an address that is too long for a bounded snapshot. */
export function longMoreLine(what: string, characters: number, see: string | undefined): string {
  return line(`${what} of ${characters} characters left out`, see);
}

/** For a frame whose document has no room in a bounded snapshot. */
export function frameMoreLine(iframe: string): string {
  return line('what is in the frame left out', iframe);
}

/**
 * Characters to keep free below an iframe's line: `frameMoreLine` after `indent` spaces, its line
 * break, and the colon that the line above gets.
 */
export function frameReserve(iframe: string, indent: number): number {
  return indent + frameMoreLine(iframe).length + 2;
}

/** For a page that took too long to read. */
export function partialMoreLine(milliseconds: number): string {
  return line(`reading stopped after ${milliseconds} ms, the rest of the page left out`);
}

function line(what: string, see?: string, after?: string): string {
  const where = [
    ...(see === undefined ? [] : [`see ${see}`]),
    ...(after === undefined ? [] : [`after ${after}`]),
  ].join(' ');
  return `${KEY}${what}${where === '' ? '' : `; ${where}`}`;
}

/** Whether a line, indented or not, stands for what was left out. */
export function isMoreLine(text: string): boolean {
  return text.trimStart().startsWith(KEY);
}
