import { PAGE_TAG } from '../../../guard/untrusted';

const PAGE_NOW = /\n+Page now:[\s\S]*$/u;
const TAG_LINE = new RegExp(`^</?${PAGE_TAG}\\b[^>]*>$`, 'u');
/** Words of the loop to a model that can choose what to do. */
const ADVICE = /^(?:Failed\.|It does not hold|Done\.|Not tried:|Try \d|The check was not run)/u;
const LONGEST = 500;

/** What a failed tool call says went wrong, without the snapshot and the advice around it. */
export function reasonOf(result: string): string {
  const lines = result
    .replace(PAGE_NOW, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !TAG_LINE.test(line));
  const own = lines.filter((line) => !ADVICE.test(line));
  const reason = (own.length > 0 ? own : lines)
    .map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`))
    .join(' ');
  return reason.length > LONGEST ? `${reason.slice(0, LONGEST)}…` : reason;
}
