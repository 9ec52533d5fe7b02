/**
 * Shares `room` out to texts of these sizes; none gets more than its size. The first one is the main
 * frame's: the others together get what it leaves, or half. Among them small ones get what they need,
 * and large ones the same each.
 */
export function shareOut([main = 0, ...others]: readonly number[], room: number): number[] {
  const wanted = others.reduce((sum, size) => sum + size, 0);
  const forOthers = Math.min(wanted, Math.max(room - main, Math.floor(room / 2)));
  return [Math.min(main, room - forOthers), ...shareEvenly(others, forOthers)];
}

function shareEvenly(sizes: readonly number[], room: number): number[] {
  const shares = sizes.map(() => 0);
  const smallestFirst = sizes.map((size, at) => ({ size, at })).sort((a, b) => a.size - b.size);
  let left = room;
  smallestFirst.forEach(({ size, at }, done) => {
    const share = Math.min(size, Math.floor(left / (sizes.length - done)));
    shares[at] = share;
    left -= share;
  });
  return shares;
}
