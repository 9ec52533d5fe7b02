import { describe, expect, it } from 'vitest';
import { parseSnapshotText } from '../../../../src/model/snapshot-text/parse-snapshot-text';
import { parentsOf, textOf, walk } from '../../../../src/model/snapshot-text/walk';

const roots = parseSnapshotText(`
- table [ref=e1]:
  - row "SW-1 Fix login Open" [ref=e2]:
    - cell "SW-1" [ref=e3]
    - cell "Fix login" [ref=e4]:
      - link "Fix login" [ref=e5]
    - cell [ref=e6]: Open
- text: The end
`);

describe('walk', () => {
  it('gives all nodes, each before its children', () => {
    expect([...walk(roots)].map(({ role, ref }) => ref ?? role)).toEqual([
      'e1',
      'e2',
      'e3',
      'e4',
      'e5',
      'e6',
      'text',
    ]);
  });
});

describe('parentsOf', () => {
  it('gives the parent of each node but the outermost', () => {
    const parents = parentsOf(roots);
    const pairs = [...walk(roots)].map((node) => [node.ref, parents.get(node)?.ref]);
    expect(pairs).toEqual([
      ['e1', undefined],
      ['e2', 'e1'],
      ['e3', 'e2'],
      ['e4', 'e2'],
      ['e5', 'e4'],
      ['e6', 'e2'],
      [undefined, undefined],
    ]);
  });
});

describe('textOf', () => {
  it('joins what the element and its children say, and falls back on names', () => {
    expect(roots.map(textOf)).toEqual(['SW-1 Fix login Open', 'The end']);
  });
});
