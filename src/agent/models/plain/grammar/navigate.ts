import type { PlainStep, Reading } from '../plain-step';
import { findAddress, isVariable } from './address';
import { ANY_ELEMENT_WORD, type ElementWord } from './element-words';
import { asName, type Phrase, part } from './literals';
import { readPath } from './path';
import type { Reader } from './reader';

const BACK =
  /^(?:(?:go|navigate|move|head|get|step)(?:es|s)?\s+back(?:wards?)?(?:\s+(?:to\s+the\s+(?:previous|last)\s+(?:page|screen)|(?:one|a|1)\s+page|once|in\s+(?:the\s+)?(?:browser(?:'s)?\s+)?history))?|(?:click|press|use|hit)(?:s|es)?\s+(?:on\s+)?(?:the\s+)?browser(?:['’]s)?\s+back(?:\s+button)?|return(?:s)?\s+to\s+the\s+(?:previous|last)\s+(?:page|screen))$/iu;
const RELOAD =
  /^(?:reload|refresh)(?:s|es)?(?:\s+(?:the\s+)?(?:current\s+)?(?:page|browser|site|screen|tab|window))?$/iu;
const GO =
  /^(?:navigate|go|browse|head|return|goto)(?:es|s)?(?:\s*(?:back|over|directly|straight))?(?:\s*to)?\s+(.+)$/iu;
const VISIT = /^(?:visit|load|launch)(?:s|es)?\s+(.+)$/iu;
const OPEN = /^open(?:s)?(?:\s+up)?\s+(.+)$/iu;
const SWITCH = /^(?:switch|change)(?:es|s)?\s+to\s+(?:the\s+)?(.+\s+tab)$/iu;
const OTHER_WINDOW = /\b(?:new|other|next|previous|first|second|last|browser)\s+tab$/iu;
const IN_BROWSER = /\s+in\s+(?:the|a|my)\s+(?:web\s+)?browser$/iu;
const FORWARD = /^(?:go|navigate)(?:es|s)?\s+forwards?\b/iu;
const PLACE =
  /\b(?:page|screen|site|website|app|application|url|address|home\s?page|browser|portal)$/iu;
const CLICKABLE = new RegExp(`\\b${ANY_ELEMENT_WORD}$`, 'iu');

export const readNavigate: Reader = (clause) => {
  const { text } = clause;
  if (BACK.test(text)) return { steps: [{ kind: 'back' }] };
  if (RELOAD.test(text)) return { steps: [{ kind: 'reload' }] };
  if (FORWARD.test(text)) return { problem: 'going forward in the history is not possible here' };
  const go = GO.exec(text) ?? VISIT.exec(text);
  if (go) return readPlace(part(clause, go[1]), false);
  const tab = SWITCH.exec(text);
  if (tab && !OTHER_WINDOW.test(text)) return readPath(part(clause, tab[1]));
  const open = OPEN.exec(text);
  if (!open) return undefined;
  const reading = readPlace(part(clause, (open[1] ?? '').replace(IN_BROWSER, '')), true);
  return 'problem' in reading ? reading : openedBy(reading.steps);
};

/** "Open the New issue dialog" means what opens it: the dialog is not there yet. */
function openedBy(steps: readonly PlainStep[]): Reading {
  const opened: PlainStep[] = [];
  for (const step of steps) {
    const word = step.kind === 'click' ? step.target.word : undefined;
    if (step.kind !== 'click' || word === undefined || !OPENED.has(word)) {
      opened.push(step);
      continue;
    }
    const { word: _, ...target } = step.target;
    if (target.name === '') {
      return { problem: `it does not say what opens the ${word}. Write: Click “…”` };
    }
    opened.push({ ...step, target });
  }
  return { steps: opened };
}

const OPENED: ReadonlySet<ElementWord> = new Set([
  'dialog',
  'section',
  'form',
  'tabpanel',
  'sidebar',
]);

/** An address is navigated to; what has a control's name is clicked; a mere place is neither. */
export function readPlace(place: Phrase, opens: boolean): Reading {
  const address = findAddress(place);
  if (address) return { steps: [{ kind: 'navigate', url: address }] };
  if (isVariable(place) && !opens) {
    return { steps: [{ kind: 'navigate', url: asName(place) }] };
  }
  const isPlace = PLACE.test(place.text);
  if (!isPlace && (opens || CLICKABLE.test(place.text))) return readPath(place);
  const name = asName(place);
  const label = name.replace(/^the\s+/iu, '').replace(/\s*\b(?:page|screen|site)$/iu, '');
  return {
    problem: `“${name}” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “${label || name}”`,
  };
}
