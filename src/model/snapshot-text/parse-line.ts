import { readScalar, readSingleQuoted } from './yaml-scalar';

/** What one line of a snapshot says. `value` is what follows the colon on the same line. */
export interface SnapshotLine {
  indent: number;
  /** The role, `text`, or the name of a property with its slash: `/url`. */
  key: string;
  name: string;
  attributes: Record<string, string | true>;
  value?: string | undefined;
}

const ITEM = /^( *)- (.*)$/su;
const QUOTED_KEY = /^'((?:[^']|'')*)'/su;
const KEY = /^[^\s:"[\]]+/u;
const NAME = /^ ("(?:[^"\\]|\\.)*")/su;
/** A name turned into a pattern, as Playwright's code generator writes it. */
const PATTERN_NAME = /^ (\/(?:[^/\\]|\\.)+\/)(?= \[|:|$)/su;
const ATTRIBUTE = /^ \[([^\]=]+)(?:=([^\]]*))?\]/u;

/** Reads one line; `undefined` for what is no item of a snapshot (a note, a blank line). */
export function parseLine(line: string): SnapshotLine | undefined {
  const item = ITEM.exec(line);
  if (!item) return undefined;
  const [, spaces = '', content = ''] = item;
  const quoted = QUOTED_KEY.exec(content);
  const scanned = scanKey(quoted ? readSingleQuoted(quoted[1] ?? '') : content);
  if (!scanned) return undefined;
  const { rest, ...key } = scanned;
  const afterKey = quoted ? content.slice(quoted[0].length) : rest;
  const value = /^:(?=\s)(.*)$/su.exec(afterKey)?.[1]?.trim();
  return {
    indent: spaces.length,
    ...key,
    ...(value ? { value: readScalar(value) } : {}),
  };
}

interface ScannedKey {
  key: string;
  name: string;
  attributes: Record<string, string | true>;
  rest: string;
}

function scanKey(text: string): ScannedKey | undefined {
  const key = KEY.exec(text)?.[0];
  if (key === undefined) return undefined;
  let rest = text.slice(key.length);
  let name = '';
  const written = NAME.exec(rest) ?? PATTERN_NAME.exec(rest);
  if (written) {
    name = readName(written[1] ?? '');
    rest = rest.slice(written[0].length);
  }
  const attributes: Record<string, string | true> = {};
  for (let one = ATTRIBUTE.exec(rest); one; one = ATTRIBUTE.exec(rest)) {
    attributes[one[1] ?? ''] = one[2] ?? true;
    rest = rest.slice(one[0].length);
  }
  return { key, name, attributes, rest };
}

function readName(written: string): string {
  if (!written.startsWith('"')) return written;
  try {
    return String(JSON.parse(written));
  } catch {
    return written.slice(1, -1);
  }
}
