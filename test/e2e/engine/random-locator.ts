import type { Locator, TextMatch } from '../../../src/model/locator';
import { randomFrom } from './random-page';

const TEXTS = (
  'Save|Cancel|Delete|delete|item|Order|12|3|3.50|a|e|it\'s|"quoted"|{x}|naïve|日本語|two|Save Cancel|' +
  'two three|&|<tag>|null|b|g|o|n| Save  |e-mail|before|val ue||e|t|a|o|i'
).split('|');
const REGEXES: readonly TextMatch[] = [
  { regex: '^Save' },
  { regex: 'save', flags: 'i' },
  { regex: '\\d+', flags: 'g' },
  { regex: '^\\s*$' },
  { regex: 'a:b|/|"' },
  { regex: '日本語', flags: 'u' },
];
const ROLES = (
  'button link checkbox radio option heading row cell list listitem group region dialog img textbox ' +
  'button link list listitem row cell paragraph heading generic img textbox button link listitem ' +
  'searchbox combobox listbox slider spinbutton table generic paragraph presentation none article tab ' +
  'navigation main banner form LINK bogus switch treeitem gridcell term document complementary'
).split(' ');
const STATES: Readonly<Record<string, readonly string[]>> = {
  checked: ['checkbox', 'radio', 'option', 'switch', 'treeitem'],
  expanded: ['button', 'link', 'checkbox', 'combobox', 'treeitem', 'row'],
  pressed: ['button'],
  selected: ['option', 'row', 'tab', 'treeitem', 'gridcell'],
  level: ['heading', 'listitem', 'row', 'treeitem'],
};
const CSS = (
  '*|div|div div|div > *|section, span|:scope > div|:scope|li + li|li ~ li|x-host b|x-host > *|' +
  '.b4, .af|[title]|[aria-label]|#id3|#id5 *|div:has(> span)|:is(b, i, x-host) > *|div:not(:has(*))|' +
  'span:has-text("Save")|div:has-text("save"):not(:has(div))|:text("Order")|:text-is("Save")|' +
  ':text-matches("^s", "i")|button:visible|:nth-match(div, 2)|li:nth-child(2)|:nth-match(:is(b, i), 1)|' +
  'div:is(:scope > *)|:not(div):not(span)|td:first-child, th|*:has(+ *)|a[href="/go"]|input[type=text i]|' +
  'span /* note */ , b|div  >  p|p:empty|form :is(input,button)|svg *|svg path|:has(x-host)|slot|' +
  'div:has(:scope > span)|body > :nth-child(odd)|details[open] > summary'
).split('|');

/** A random locator from a seed, nested up to `depth`. It always parses in both engines. */
export function randomLocator(seed: number): Locator {
  const random = randomFrom(seed);
  const chance = (probability: number): boolean => random() < probability;
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T =>
    from[Math.floor(random() * from.length)] as T;
  const text = (): TextMatch => (chance(0.2) ? pick(REGEXES) : pick(TEXTS));

  const query = (): Locator => {
    const exact = chance(0.3) ? { exact: chance(0.8) } : {};
    switch (Math.floor(random() * 11)) {
      case 0:
      case 1:
      case 2:
      case 3:
        return { by: 'role', role: pick(ROLES), ...roleOptions() };
      case 4:
        return { by: 'text', text: text(), ...exact };
      case 5:
        return { by: 'label', text: text(), ...exact };
      case 6:
        return { by: 'placeholder', text: text(), ...exact };
      case 7:
        return pick([
          { by: 'alt', text: text(), ...exact },
          { by: 'title', text: text(), ...exact },
        ]);
      case 8:
        return { by: 'testId', testId: pick(TEXTS), attribute: pick(['class', 'data-x', 'id']) };
      default:
        return { by: 'css', css: pick(CSS) };
    }
  };

  const roleOptions = () => {
    const options: Record<string, unknown> = {};
    if (chance(0.35)) options.name = text();
    if (chance(0.2)) options.exact = true;
    if (chance(0.15)) options.includeHidden = true;
    if (chance(0.05)) options.disabled = chance(0.5);
    return options;
  };

  const withState = (locator: Locator): Locator => {
    if (locator.by !== 'role' || !chance(0.3)) return locator;
    const state = pick(Object.keys(STATES));
    if (!STATES[state]?.includes(locator.role)) return locator;
    return { ...locator, [state]: state === 'level' ? 1 + Math.floor(random() * 6) : chance(0.5) };
  };

  const locator = (depth: number): Locator => {
    const result: Locator = withState(query());
    if (depth > 0) {
      if (chance(0.35)) result.within = locator(depth - 1);
      if (chance(0.07)) result.has = locator(depth - 1);
      if (chance(0.12)) result.hasNot = locator(depth - 1);
    }
    if (chance(0.08)) result.hasText = text();
    if (chance(0.1)) result.hasNotText = text();
    if (chance(0.1)) result.visible = chance(0.7);
    if (chance(0.15)) result.nth = pick([0, 1, 2, -1, -2, 5]);
    return result;
  };
  return locator(chance(0.3) ? 2 : chance(0.6) ? 1 : 0);
}
