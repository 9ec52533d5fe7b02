import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findInSnapshot } from '../../../../src/model/snapshot-find/find-in-snapshot';
import { snapshotQuerySchema } from '../../../../src/model/snapshot-find/snapshot-query';
import { isMoreLine } from '../../../../src/model/snapshot-text/more-line';
import { twoSnapshots } from '../snapshot-diff/random-snapshot';

const TABLE = [
  '- main [ref=e1]:',
  '  - heading "Backlog" [level=1] [ref=e2]',
  '  - table "Issues" [ref=e3]:',
  ...[1, 2, 3].flatMap((row) => [
    `    - row [ref=e${row}0]:`,
    `      - cell [ref=e${row}1]:`,
    `        - checkbox "Select SW-${row}" [ref=e${row}2]`,
    `      - 'cell "Title: ${row}" [ref=e${row}3]':`,
    `        - link "Fix the menu" [ref=e${row}4] [cursor=pointer]:`,
    `          - /url: /issues/menu`,
    `      - cell [ref=e${row}5]: Open`,
  ]),
  '- textbox [ref=e4]:',
  '  - /placeholder: Search the menu',
].join('\n');

describe('findInSnapshot', () => {
  it('finds an element by what it says, below its ancestors', () => {
    expect(findInSnapshot(TABLE, { text: 'select sw-2' })).toEqual({
      text: [
        '- main [ref=e1]:',
        '  - table "Issues" [ref=e3]:',
        '    - row [ref=e20]:',
        '      - cell [ref=e21]:',
        '        - checkbox "Select SW-2" [ref=e22]',
      ].join('\n'),
      matches: 1,
      shown: 1,
    });
  });

  it('finds a row by what its cells say, and shows all of it', () => {
    expect(findInSnapshot(TABLE, { role: 'row', text: 'SW-3 Title: 3' }).text).toBe(
      TABLE.split('\n')
        .filter((line, at) => at === 0 || line.includes('table') || /\[ref=e3\d\]/.test(line))
        .join('\n')
        .replace(/(link .*:)/, '$1\n          - /url: /issues/menu'),
    );
  });

  it('counts the innermost of elements that say it, and takes a placeholder, not an address', () => {
    const { text, matches } = findInSnapshot(TABLE, { text: 'menu' });
    expect(matches).toBe(4);
    expect(text).toContain('- textbox [ref=e4]:\n  - /placeholder: Search the menu');
    expect(findInSnapshot(TABLE, { text: '/issues' }).matches).toBe(0);
  });

  it('finds all of a role, also inside each other', () => {
    const nested = '- list [ref=e1]:\n  - listitem [ref=e2]:\n    - list [ref=e3]: Inner';
    expect(findInSnapshot(nested, { role: 'list' })).toEqual({
      text: nested,
      matches: 2,
      shown: 2,
    });
  });

  it('finds what is said between elements', () => {
    const text = '- paragraph [ref=e1]:\n  - text: Read the\n  - link "docs" [ref=e2]';
    expect(findInSnapshot(text, { text: 'read the' }).text).toBe(text);
  });

  it('says nothing when nothing is found', () => {
    expect(findInSnapshot(TABLE, { role: 'dialog' })).toEqual({ text: '', matches: 0, shown: 0 });
    expect(findInSnapshot('', { text: 'x' }).matches).toBe(0);
  });

  it('counts what is below a match when it is long', () => {
    const cells = Array.from({ length: 90 }, (_, at) => `    - cell "Cell ${at}" [ref=e${at + 9}]`);
    const row = ['- table [ref=e1]:', '  - row "Long" [ref=e2]:', ...cells].join('\n');
    expect(findInSnapshot(row, { role: 'row' }).text).toBe(
      [
        '- table [ref=e1]:',
        '  - row "Long" [ref=e2]:',
        '    - /more: 90 cell left out; see e2',
      ].join('\n'),
    );
    const note = `- 'textbox "Note: x" [ref=e1]': ${'long '.repeat(900)}end`;
    expect(findInSnapshot(note, { text: 'END' }).text).toBe(
      `- 'textbox "Note: x" [ref=e1]':\n  - /more: text of 4503 characters left out; see e1`,
    );
    expect(findInSnapshot(row, { role: 'table' }).text).toBe(
      '- table [ref=e1]:\n  - /more: 1 row left out; see e1',
    );
  });

  it('shows the first ones when there is no room for all', () => {
    const { text, matches, shown } = findInSnapshot(TABLE, { role: 'cell' }, 300);
    expect(matches).toBe(9);
    expect(shown).toBeLessThan(9);
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).toContain('[ref=e11]');
    expect(findInSnapshot(TABLE, { role: 'cell' }, 0)).toEqual({ text: '', matches: 9, shown: 0 });
  });

  it('is YAML of lines of the snapshot, within its length, whatever the page', () => {
    const query = fc.record({
      role: fc.constantFrom('button', 'row', 'list', undefined),
      text: fc.constantFrom('a', '/', 'Save', '- /', ' '),
    });
    fc.assert(
      fc.property(twoSnapshots, query, fc.nat({ max: 400 }), ({ after }, { role, text }, max) => {
        const found = findInSnapshot(after, role === undefined ? { text } : { role, text }, max);
        expect(found.text.length).toBeLessThanOrEqual(max);
        expect(found.shown).toBeLessThanOrEqual(found.matches);
        parse(found.text);
        const lines = new Set(after.split('\n'));
        for (const line of found.text === '' ? [] : found.text.split('\n')) {
          if (!isMoreLine(line)) expect(lines).toContain(line);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('snapshotQuerySchema', () => {
  it('asks for a role, a text, or both', () => {
    expect(snapshotQuerySchema.safeParse({ role: 'row' }).success).toBe(true);
    expect(snapshotQuerySchema.safeParse({ text: 'x' }).success).toBe(true);
    expect(snapshotQuerySchema.safeParse({}).success).toBe(false);
    expect(snapshotQuerySchema.safeParse({ text: '' }).success).toBe(false);
    expect(snapshotQuerySchema.safeParse({ text: 'x', name: 'y' }).success).toBe(false);
  });
});
