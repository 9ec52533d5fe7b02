import { FUZZY, pickClear, scoreMatch } from '../../../../model/fuzzy';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { walk } from '../../../../model/snapshot-text/walk';
import { labelOf } from '../find/node-text';
import type { Page } from '../find/page';
import { GROUPS, LISTS } from '../find/roles';
import { locate } from './locate';
import type { Names } from './names';
import { act, elementInput, type Outcome } from './outcome';

/** What has been tried already at this step. */
export interface Tried {
  failures: number;
  opened: boolean;
}

/**
 * Chooses options of a list. A native select is set at once; a list that the page draws itself is
 * opened and clicked; a group of radio buttons is ticked.
 */
export function chooseFrom(
  page: Page,
  names: Names,
  list: SnapshotNode,
  options: readonly string[],
  tried: Tried,
): Outcome {
  if (GROUPS.has(list.role)) return tickIn(page, names, list, options);
  const own = optionsOf(list);
  if (LISTS.has(list.role) && own.length > 0 && tried.failures === 0 && !tried.opened) {
    const labels = options.map((option) => labelFor(own, names, option));
    return act('select', { ...elementInput(list), options: labels });
  }
  const [option = ''] = options;
  if (options.length > 1) {
    return {
      kind: 'unclear',
      why: 'only a native list takes several options at once. Write one step for each',
    };
  }
  const isShown = own.some(({ ref }) => ref !== undefined);
  if (tried.opened || list.attributes.expanded === true || isShown) {
    const place = isShown ? { ...page, roots: [list] } : page;
    const target = { name: option, word: 'option' as const };
    return locate(place, names, target, 'choose', (node) => act('click', elementInput(node)));
  }
  return {
    kind: 'call',
    call: { tool: 'click', input: elementInput(list) },
    purpose: 'open',
  };
}

function optionsOf(list: SnapshotNode): SnapshotNode[] {
  return [...walk(list.children)].filter(({ role }) => role === 'option');
}

/** The label as the list has it, for the select takes no other; else as it is written. */
function labelFor(own: readonly SnapshotNode[], names: Names, option: string): string {
  const wanted = names.fillIn(option);
  const items = own.map((node) => ({ item: labelOf(node), texts: [labelOf(node)] }));
  const same = items.filter(({ item }) => scoreMatch(wanted, item) === FUZZY.exact);
  const pick = pickClear(wanted, same.length > 0 ? same : items);
  return pick.kind === 'clear' && pick.item !== wanted ? pick.item : option;
}

function tickIn(
  page: Page,
  names: Names,
  group: SnapshotNode,
  options: readonly string[],
): Outcome {
  const [option = ''] = options;
  if (options.length > 1) {
    return {
      kind: 'unclear',
      why: 'it chooses several of a group. Write one step for each: Check …',
    };
  }
  return locate({ ...page, roots: [group] }, names, { name: option }, 'tick', (node) =>
    act('check', elementInput(node)),
  );
}

/** Chooses something by its name alone: an option, a radio button, a tab, a row… */
export function chooseNode(page: Page, node: SnapshotNode, tried: Tried): Outcome {
  if (node.role === 'radio' || node.role === 'checkbox') return act('check', elementInput(node));
  const list = page.parents.get(node);
  if (node.role === 'option' && list && LISTS.has(list.role) && tried.failures === 0) {
    return act('select', { ...elementInput(list), options: [labelOf(node)] });
  }
  if (node.ref === undefined) {
    return { kind: 'missing', why: `option “${labelOf(node)}” cannot be clicked`, nearest: [] };
  }
  return act('click', elementInput(node));
}
