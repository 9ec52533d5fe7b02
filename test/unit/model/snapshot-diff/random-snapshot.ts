import fc from 'fast-check';
import { yamlKey, yamlValue } from '../../../../src/page/snapshot/yaml';

/** An element of a made-up page; without a ref it is 0. */
export interface Item {
  readonly role: string;
  readonly name: string;
  readonly ref: number;
  readonly text: string;
  readonly children: readonly Item[];
}

/** What may be confused with a line of a diff or of a bounded snapshot, and what needs quotes. */
const words = fc.oneof(
  fc.constantFrom('', 'Save', 'a: b', '- /unchanged: 3', '/removed: 1', "it's", '[ref=e1]', '# no'),
  fc.string({ maxLength: 8 }),
);

export function itemOf(levels: number): fc.Arbitrary<Item> {
  return fc.record({
    role: fc.constantFrom('button', 'row', 'list', 'generic'),
    name: words,
    ref: fc.constantFrom(0, 1, 1, 1),
    text: words,
    children: levels === 0 ? fc.constant([]) : fc.array(itemOf(levels - 1), { maxLength: 4 }),
  });
}

export type Change =
  | { readonly kind: 'remove' | 'move' | 'rename' | 'retext' | 'newRef' }
  | { readonly kind: 'add'; readonly item: Item };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('remove', 'move', 'rename', 'retext', 'newRef') }),
  fc.record({ kind: fc.constant('add'), item: itemOf(1) }),
);

/** Two snapshots of a page, the second after some changes. */
export const twoSnapshots = fc
  .tuple(
    fc.array(itemOf(3), { maxLength: 6 }),
    fc.array(fc.tuple(change, fc.nat(), fc.nat()), { maxLength: 6 }),
  )
  .map(([items, changes]) => {
    const refs = { last: 0 };
    const page = changeable({ role: 'page', name: '', ref: 0, text: '', children: items }, refs);
    const before = print(page);
    for (const [what, at, to] of changes) mutate(page, what, at, to, refs);
    return { before, after: print(page) };
  });

interface Live {
  readonly role: string;
  name: string;
  ref: number;
  text: string;
  readonly children: Live[];
}

function changeable(item: Item, refs: { last: number }): Live {
  const ref = item.ref === 0 ? 0 : ++refs.last;
  return { ...item, ref, children: item.children.map((child) => changeable(child, refs)) };
}

function mutate(page: Live, change: Change, at: number, to: number, refs: { last: number }): void {
  const all = everything(page);
  const parent = all[at % all.length] ?? page;
  const position = to % (parent.children.length + 1);
  const child = parent.children[position];
  switch (change.kind) {
    case 'add':
      parent.children.splice(position, 0, changeable(change.item, refs));
      break;
    case 'remove':
      parent.children.splice(position, 1);
      break;
    case 'move':
      parent.children.push(...parent.children.splice(position, 1));
      break;
    case 'rename':
      if (child) child.name += '!';
      break;
    case 'retext':
      if (child) child.text += '?';
      break;
    case 'newRef':
      if (child) child.ref = ++refs.last;
      break;
  }
}

function everything(item: Live): Live[] {
  return [item, ...item.children.flatMap(everything)];
}

function print(page: Live): string {
  return page.children.flatMap((child) => linesOf(child, '')).join('\n');
}

function linesOf({ role, name, ref, text, children }: Live, indent: string): string[] {
  const named = name === '' ? role : `${role} ${JSON.stringify(name)}`;
  const key = `${indent}- ${yamlKey(ref === 0 ? named : `${named} [ref=e${ref}]`)}`;
  if (children.length === 0) return [text === '' ? key : `${key}: ${yamlValue(text)}`];
  const inner = `${indent}  `;
  return [
    `${key}:`,
    ...(text === '' ? [] : [`${inner}- text: ${yamlValue(text)}`]),
    ...children.flatMap((child) => linesOf(child, inner)),
  ];
}
