import {
  asHtml,
  attr,
  elementsByIds,
  matches,
  optionsOf,
  queryAll,
  selectedOptionsOf,
  textContentOf,
} from './dom';
import { type Facts, factsOf } from './facts';
import { roleOfFacts } from './role';
import { asField, shownValueOf } from './secret-values';
import { type Context, contributed, insideOf, type Walk } from './walk';

/** accname 2C: a control inside a label counts with its value. Null when it is no such control. */
export function embeddedControlText(facts: Facts, walk: Walk, context: Context): string | null {
  switch (roleOfFacts(facts)) {
    case 'textbox':
    case 'searchbox':
      return give(facts, walk, textOf(facts.element));
    case 'combobox':
    case 'listbox':
      return chosenText(facts, walk, context);
    case 'progressbar':
    case 'scrollbar':
    case 'slider':
    case 'spinbutton':
    case 'meter':
      return give(facts, walk, rangeText(facts.element));
    case 'menu':
      return give(facts, walk, '');
    default:
      return null;
  }
}

function give(facts: Facts, walk: Walk, text: string): string {
  facts.visitedBy = walk.id;
  return contributed(walk, facts, text);
}

/** The value of a field, the content of an editable element. */
function textOf(element: Element): string {
  const field = asField(element);
  return field ? shownValueOf(field) : (textContentOf(element) ?? '');
}

function rangeText(element: Element): string {
  return (
    attr(element, 'aria-valuetext') ??
    attr(element, 'aria-valuenow') ??
    attr(element, 'value') ??
    ''
  );
}

function chosenText(facts: Facts, walk: Walk, context: Context): string {
  const { element } = facts;
  walk.detours += 1;
  const chosen = chosenOptions(facts);
  if (chosen.length === 0 && asField(element)) return give(facts, walk, textOf(element));
  // ARIA 1.2 combobox: one without options at hand has its content for a value. Playwright has none.
  if (chosen.length === 0 && walk.dialect === 'accname' && roleOfFacts(facts) === 'combobox') {
    return give(facts, walk, textOf(element));
  }
  facts.visitedBy = walk.id;
  return chosen.map((option) => walk.read(factsOf(option), walk, insideOf(context))).join(' ');
}

function chosenOptions(facts: Facts): Element[] {
  const select = asHtml(facts.element, 'select');
  if (select) {
    const chosen = Array.from(selectedOptionsOf(select));
    const [first] = optionsOf(select);
    return chosen.length > 0 || !first ? chosen : [first];
  }
  const listbox =
    roleOfFacts(facts) === 'listbox'
      ? facts.element
      : withOwned(facts.element, '*').find((inner) => roleOfFacts(factsOf(inner)) === 'listbox');
  if (!listbox) return [];
  return withOwned(listbox, '[aria-selected="true" i]').filter(
    (option) => roleOfFacts(factsOf(option)) === 'option',
  );
}

/** Descendants that match, and those of the elements it owns. */
function withOwned(element: Element, selector: string): Element[] {
  const result = queryAll(element, selector);
  for (const owned of elementsByIds(element, attr(element, 'aria-owns'))) {
    if (matches(owned, selector)) result.push(owned);
    result.push(...queryAll(owned, selector));
  }
  return result;
}
