import { parseLine } from './parse-line';

/** A line of a snapshot with the lines below it. */
export interface LineItem {
  /** Without its indentation. */
  readonly content: string;
  readonly children: LineItem[];
}

/** Reads a snapshot into trees of lines; undefined when it is not indented by two spaces a level. */
export function readLineTree(text: string): LineItem[] | undefined {
  const roots: LineItem[] = [];
  if (text === '') return roots;
  /** The item that each level of the next line would go below. */
  const levels: LineItem[][] = [roots];
  for (const line of text.split('\n')) {
    const content = line.trimStart();
    const indent = line.length - content.length;
    const level = levels[indent / 2];
    if (!level) return undefined;
    const item: LineItem = { content, children: [] };
    level.push(item);
    levels.length = indent / 2 + 1;
    levels.push(item.children);
  }
  return roots;
}

/** Adds the lines of an item and of what is below it, each with `indent` before it. */
export function addLines(item: LineItem, indent: string, to: string[]): void {
  to.push(indent + item.content);
  for (const child of item.children) addLines(child, `${indent}  `, to);
}

/** The ref of a line; text that looks like one does not count. */
export function refOfLine(line: string): string | undefined {
  if (!line.includes('[ref=')) return undefined;
  const ref = parseLine(line)?.attributes.ref;
  return typeof ref === 'string' ? ref : undefined;
}

/** The role of a line, or the name of a property with its slash. */
export function keyOfLine(line: string): string {
  return /^ *- '?([^\s:"[\]']+)/u.exec(line)?.[1] ?? '';
}
