import { afterEach, describe, expect, it } from 'vitest';
import { checkSeed } from '../../fuzz/check-seed';
import { SMALL_SIZES } from '../../fuzz/hostile-page';

afterEach(() => document.body.replaceChildren());

const PER_TEST = 50;

describe('a hostile page', () => {
  it.each([0, 1, 2, 3, 4, 5])('is read like any other, seeds from %i times 50', (from) => {
    for (let seed = from * PER_TEST; seed < (from + 1) * PER_TEST; seed += 1) {
      expect(checkSeed(seed, SMALL_SIZES).wrong, `seed ${seed}`).toEqual([]);
    }
  });
});
