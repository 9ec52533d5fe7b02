import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSnapshotText } from '../../../../src/model/snapshot-text/parse-snapshot-text';
import type { SnapshotNode } from '../../../../src/model/snapshot-text/snapshot-node';
import { textOf, walk } from '../../../../src/model/snapshot-text/walk';
import { yamlKey, yamlValue } from '../../../../src/page/snapshot/yaml';

interface Tree {
  role: string;
  name: string;
  ref?: string;
  attributes: Record<string, string | true>;
  props: Record<string, string>;
  text: string;
  children: Tree[];
}

const oneLine = fc
  .string({ unit: 'binary', maxLength: 20 })
  .map((text) => text.replace(/\s+/gu, ' ').trim());
const word = fc.stringMatching(/^[a-z][a-z-]{0,8}$/);
const attribute = fc.tuple(
  word.filter((name) => name !== 'ref'),
  fc.oneof(fc.constant(true as const), fc.stringMatching(/^[a-z0-9,.]{1,6}$/)),
);

function treeOf(levels: number): fc.Arbitrary<Tree> {
  return fc.record(
    {
      role: word.filter((role) => role !== 'text'),
      name: oneLine,
      ref: fc.stringMatching(/^(f\d)?e\d{1,3}$/),
      attributes: fc.array(attribute, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
      props: fc.dictionary(word, oneLine, { maxKeys: 2 }),
      text: oneLine,
      children: levels === 0 ? fc.constant([]) : fc.array(treeOf(levels - 1), { maxLength: 3 }),
    },
    { requiredKeys: ['role', 'name', 'attributes', 'props', 'text', 'children'] },
  );
}
const tree = treeOf(3);

/** Prints a tree as playwright.md §1.7 describes the format. */
function print(node: Tree, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  const key = [
    node.role,
    ...(node.name === '' ? [] : [JSON.stringify(node.name)]),
    ...Object.entries(node.attributes).map(([name, value]) =>
      value === true ? `[${name}]` : `[${name}=${value}]`,
    ),
    ...(node.ref ? [`[ref=${node.ref}]`] : []),
  ].join(' ');
  const props = Object.entries(node.props).map(
    ([name, value]) => `${indent}  - /${name}: ${yamlValue(value)}`,
  );
  const line = `${indent}- ${yamlKey(key)}`;
  if (props.length === 0 && node.children.length === 0) {
    return [node.text === '' ? line : `${line}: ${yamlValue(node.text)}`];
  }
  return [`${line}:`, ...props, ...node.children.flatMap((child) => print(child, depth + 1))];
}

/** What of a tree is on the page of print: text stands on the line only where nothing is below. */
function printed(node: Tree): object {
  const isLeaf = Object.keys(node.props).length === 0 && node.children.length === 0;
  return {
    role: node.role,
    name: node.name,
    ref: node.ref,
    attributes: node.attributes,
    props: node.props,
    text: isLeaf ? node.text : '',
    children: node.children.map(printed),
  };
}

function bare(node: SnapshotNode): object {
  const { role, name, ref, attributes, props, text } = node;
  return { role, name, ref, attributes, props, text, children: node.children.map(bare) };
}

describe('any snapshot', () => {
  it('is read back as it was printed', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (trees) => {
        const text = trees.flatMap((one) => print(one)).join('\n');
        expect(parseSnapshotText(text).map(bare)).toEqual(trees.map(printed));
      }),
      { numRuns: 300 },
    );
  });

  it('has the keys that a YAML parser reads', () => {
    fc.assert(
      fc.property(tree, (one) => {
        const [item] = parse(print(one).join('\n')) as unknown[];
        const key = typeof item === 'string' ? item : Object.keys(item as object)[0];
        const [node] = parseSnapshotText(print(one).join('\n'));
        expect(key?.startsWith(node?.role ?? '')).toBe(true);
        expect(key).toContain(node?.name === '' ? '' : JSON.stringify(node?.name));
      }),
      { numRuns: 100 },
    );
  });

  it('has one node for each of its element lines, each before its children', () => {
    fc.assert(
      fc.property(tree, (one) => {
        const lines = print(one).filter((line) => !/^ *- \//u.test(line));
        const numbers = [...walk(parseSnapshotText(print(one).join('\n')))].map(
          ({ lineNumber }) => lineNumber,
        );
        expect(numbers).toHaveLength(lines.length);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }),
      { numRuns: 100 },
    );
  });

  it('never makes the parser throw, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('- ', "'", '"', ': ', '[', '  - /url')), {
          maxLength: 12,
        }),
        (parts) => {
          for (const node of walk(parseSnapshotText(parts.join('')))) textOf(node);
        },
      ),
      { numRuns: 500 },
    );
  });
});
