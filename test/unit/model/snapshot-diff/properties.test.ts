import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyDiff } from '../../../../src/model/snapshot-diff/apply-diff';
import { diffSnapshots } from '../../../../src/model/snapshot-diff/diff-snapshots';
import { twoSnapshots } from './random-snapshot';

describe('diffSnapshots, for any page and any changes', () => {
  it('gives the new snapshot when it is applied to the old one', () => {
    fc.assert(
      fc.property(twoSnapshots, ({ before, after }) => {
        const diff = diffSnapshots(before, after);
        if (diff.kind === 'unchanged') expect(before).toBe(after);
        else if (diff.kind === 'full') expect(diff.text).toBe(after);
        else expect(applyDiff(before, diff.text)).toBe(after);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never longer than the new snapshot, and always YAML', () => {
    fc.assert(
      fc.property(twoSnapshots, ({ before, after }) => {
        const diff = diffSnapshots(before, after);
        if (diff.kind === 'unchanged') return;
        expect(diff.text.length).toBeLessThanOrEqual(after.length);
        parse(diff.text);
      }),
      { numRuns: 300 },
    );
  });

  it('has no line but its two marks that is not in the new snapshot', () => {
    fc.assert(
      fc.property(twoSnapshots, ({ before, after }) => {
        const diff = diffSnapshots(before, after);
        if (diff.kind !== 'changes') return;
        const lines = new Set(after.split('\n'));
        for (const line of diff.text.split('\n')) {
          if (!/^ *- \/(?:unchanged|removed): \d+/.test(line)) expect(lines).toContain(line);
        }
      }),
      { numRuns: 500 },
    );
  });
});
