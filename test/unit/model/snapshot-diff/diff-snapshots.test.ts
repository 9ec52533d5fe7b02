import { describe, expect, it } from 'vitest';
import { applyDiff } from '../../../../src/model/snapshot-diff/apply-diff';
import { diffSnapshots } from '../../../../src/model/snapshot-diff/diff-snapshots';

const rows = (from: number, to: number, changed?: number): string[] => {
  const lines: string[] = [];
  for (let row = from; row <= to; row += 1) {
    lines.push(
      `    - row [ref=e${row * 10}]:`,
      `      - cell "Issue ${row}" [ref=e${row * 10 + 1}]`,
      `      - cell [ref=e${row * 10 + 2}]: ${row === changed ? 'Closed' : 'Open'}`,
    );
  }
  return lines;
};
const page = (...table: string[]): string =>
  ['- main [ref=e1]:', '  - heading "Issues" [ref=e2]', '  - table [ref=e3]:', ...table].join('\n');

function changes(before: string, after: string): string {
  const diff = diffSnapshots(before, after);
  if (diff.kind !== 'changes')
    throw new TypeError(`Changes were expected, but it is ${diff.kind}.`);
  expect(applyDiff(before, diff.text)).toBe(after);
  return diff.text;
}

describe('diffSnapshots', () => {
  it('says unchanged when nothing changed', () => {
    const same = page(...rows(1, 5));
    expect(diffSnapshots(same, same)).toEqual({ kind: 'unchanged' });
    expect(diffSnapshots('', '')).toEqual({ kind: 'unchanged' });
  });

  it('prints what changed below its ancestors', () => {
    expect(changes(page(...rows(1, 20)), page(...rows(1, 20, 7)))).toBe(
      [
        '- main [ref=e1]:',
        '  - /unchanged: 1',
        '  - table [ref=e3]:',
        '    - /unchanged: 6',
        '    - row [ref=e70]:',
        '      - /unchanged: 1',
        '      - cell [ref=e72]: Closed',
        '    - /unchanged: 13',
      ].join('\n'),
    );
  });

  it('prints what is new in full, and names what is gone', () => {
    expect(changes(page(...rows(1, 9)), page(...rows(2, 7), ...rows(10, 10)))).toBe(
      [
        '- main [ref=e1]:',
        '  - /unchanged: 1',
        '  - table [ref=e3]:',
        '    - /removed: 1 (e10)',
        '    - /unchanged: 6',
        '    - /removed: 2 (e80, e90)',
        '    - row [ref=e100]:',
        '      - cell "Issue 10" [ref=e101]',
        '      - cell [ref=e102]: Open',
      ].join('\n'),
    );
  });

  it('prints a line that changed once, with what is below it as it was', () => {
    const menu = (state: string): string =>
      [
        `- button "More" ${state}[ref=e1]:`,
        ...[2, 3, 4, 5].map((ref) => `  - img "Icon of the menu" [ref=e${ref}]`),
      ].join('\n');
    expect(changes(menu(''), menu('[expanded] '))).toBe(
      ['- button "More" [expanded] [ref=e1]:', '  - /unchanged: 4'].join('\n'),
    );
  });

  it('counts what has no ref by its role', () => {
    const list = (text: string): string =>
      ['- list [ref=e1]:', `  - text: ${text}`, ...Array(9).fill('  - listitem: Same')].join('\n');
    expect(changes(list('Three left'), list('Two left'))).toBe(
      [
        '- list [ref=e1]:',
        '  - /removed: 1 (text)',
        '  - text: Two left',
        '  - /unchanged: 9',
      ].join('\n'),
    );
  });

  it('is the whole snapshot when that is shorter', () => {
    const other = '- heading "Welcome" [ref=f1e1]';
    expect(diffSnapshots(page(...rows(1, 5)), other)).toEqual({ kind: 'full', text: other });
    expect(diffSnapshots('', other)).toEqual({ kind: 'full', text: other });
    expect(diffSnapshots(other, '')).toEqual({ kind: 'full', text: '' });
  });

  it('takes page text for what it is, whatever it says', () => {
    const line = (text: string): string => `- generic [ref=e1]: "- /unchanged: ${text}"`;
    const rest = Array(9).fill('- paragraph [ref=e2]: Nothing new here').join('\n');
    expect(changes(`${line('3')}\n${rest}`, `${line('5')}\n${rest}`)).toBe(
      `${line('5')}\n- /unchanged: 9`,
    );
  });
});

describe('applyDiff', () => {
  it('refuses a diff of another snapshot', () => {
    const text = changes(page(...rows(1, 20)), page(...rows(1, 20, 7)));
    expect(() => applyDiff(page(...rows(1, 3)), text)).toThrow(RangeError);
    expect(() => applyDiff('', text)).toThrow('The diff was not made from this snapshot.');
    expect(() => applyDiff('   odd', text)).toThrow(RangeError);
  });
});
