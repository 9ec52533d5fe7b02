import { isCheckLine } from '../../model/check-line';
import type { PlanLine } from '../../model/plan';
import type { SourceLine } from './source-lines';
import { splitChecks } from './split-checks';

/**
 * The steps on these lines, numbered from 1. A step is a list item (`-`, `*`, `+`, `1.`, `1)`, with
 * or without a box `[ ]`) or a line by itself. A nested item is a step of its own; under a check that
 * ends in a colon ("Verify that:") it is a check with those words in front. An indented line after an
 * item goes on with that item. A step that also asks for a check is two steps: see `splitChecks`.
 */
export function stepLines(lines: readonly SourceLine[]): PlanLine[] {
  return joinLines(lines)
    .flatMap(splitChecks)
    .filter((text) => text !== '')
    .map((text, index) => ({
      number: index + 1,
      text,
      kind: isCheckLine(text) ? 'check' : 'action',
    }));
}

interface Item {
  text: string;
  /** Column of the marker of a list item; -1 for a line by itself. */
  column: number;
  /** Set once nested checks have taken over its words: then it is no step itself. */
  spent: boolean;
}

const MARKER = /^(?:[-*+\u2022]|\d+[.)])(?:\s+|$)/;
const BOXES = /^(?:\[[ xX]?\](?:\s+|$))+/;

function joinLines(lines: readonly SourceLine[]): string[] {
  const items: Item[] = [];
  let leads: Item[] = [];
  let open: Item | undefined;
  for (const { raw } of lines) {
    const written = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    const marker = MARKER.exec(written)?.[0];
    const text = written
      .slice(marker?.length ?? 0)
      .replace(BOXES, '')
      .trim();
    if (text === '') {
      open = undefined;
    } else if (marker === undefined && open && open.column >= 0 && indent > open.column) {
      open.text = `${open.text} ${text}`.trim();
    } else {
      const column = marker === undefined ? -1 : indent;
      leads = leads.filter((lead) => lead.column < column);
      const lead = leads.findLast(opensChecks);
      if (lead) lead.spent = true;
      open = { text: lead ? under(lead, text) : text, column, spent: false };
      items.push(open);
      leads.push(open);
    }
  }
  return items.filter(({ spent }) => !spent).map(({ text }) => text);
}

function opensChecks({ text }: Item): boolean {
  return /:[*_]*$/.test(text) && isCheckLine(`${text} it`);
}

/** "Verify that:" over "x" is "Verify that x"; "Verify on the cart page:" keeps its colon. */
function under(lead: Item, text: string): string {
  const verb = /^[*_]*(\w+(?: sure)?(?: that)?):?[*_]*:?$/i.exec(lead.text)?.[1];
  return `${verb ?? lead.text} ${text}`;
}
