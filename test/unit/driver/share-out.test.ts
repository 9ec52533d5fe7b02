import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../src/driver/share-out';

describe('shareOut', () => {
  it('gives everyone what they want when there is room', () => {
    expect(shareOut([10, 5, 20], 35)).toEqual([10, 5, 20]);
    expect(shareOut([], 10)).toEqual([0]);
  });

  it('gives the main frame what it wants up to half, and the others the rest', () => {
    expect(shareOut([900, 900], 1_000)).toEqual([500, 500]);
    expect(shareOut([900, 50], 1_000)).toEqual([900, 50]);
    expect(shareOut([900, 200], 1_000)).toEqual([800, 200]);
    expect(shareOut([300, 900], 1_000)).toEqual([300, 700]);
  });

  it('gives small frames what they want, and large ones the same each', () => {
    expect(shareOut([500, 20, 900, 700], 1_020)).toEqual([500, 20, 250, 250]);
  });

  it('never gives more than there is, nor more than is wanted, nor leaves room unused', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 9_999 }), { minLength: 1 }),
        fc.nat(20_000),
        (sizes, room) => {
          const shares = shareOut(sizes, room);
          const [total, wanted] = [shares, sizes].map((list) =>
            list.reduce((sum, one) => sum + one, 0),
          );
          expect(total).toBeLessThanOrEqual(room);
          expect(total).toBeGreaterThan(Math.min(room, wanted ?? 0) - sizes.length);
          shares.forEach((share, at) => {
            expect(share).toBeLessThanOrEqual(sizes[at] ?? 0);
          });
          expect(shares[0]).toBeGreaterThanOrEqual(Math.min(sizes[0] ?? 0, Math.floor(room / 2)));
        },
      ),
    );
  });
});
