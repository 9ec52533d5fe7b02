import { describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { RefMap } from '../../../src/page/snapshot/ref-map';
import { byId, refOn, show, snapshotLines } from './support';

/** A snapshot with these refs, and the ref on the line that contains `part`. */
function refOf(refs: RefMap, part: string): string {
  return refOn(snapshotLines({}, refs), part);
}

describe('a ref', () => {
  test('is the same as long as element, role and name are', () => {
    const refs = new RefMap();
    show('<button id="a">Save</button><p>b</p>');
    const ref = refOf(refs, 'Save');
    byId('a').setAttribute('disabled', '');
    byId('a').before('text');
    document.body.append(byId('a'));
    expect(refOf(refs, 'Save')).toBe(ref);
    expect(refs.refOf(byId('a'))).toBe(ref);
  });

  test('is a new one for a new name, and for a new role', () => {
    const refs = new RefMap();
    show('<button id="a">Save</button><p>b</p>');
    const saved = refOf(refs, 'Save');
    byId('a').textContent = 'Saved';
    const renamed = refOf(refs, 'Saved');
    byId('a').setAttribute('role', 'link');
    const turned = refOf(refs, 'link "Saved"');
    expect(new Set([saved, renamed, turned]).size).toBe(3);
  });

  test('is never handed out for another element', () => {
    const refs = new RefMap();
    const seen = new Set<string>();
    for (let at = 0; at < 50; at += 1) {
      show('<button>Save</button><p>b</p>');
      seen.add(refOf(refs, 'Save'));
    }
    expect(seen.size).toBe(50);
  });

  test('has the prefix of its document', () => {
    show('<button>Save</button><p>b</p>');
    const lines = snapshotLines({ refPrefix: 'f3' });
    expect(lines[1]).toMatch(/^ {2}- button "Save" \[ref=f3e\d+\]$/);
  });

  test('is printed for what a user can reach only', () => {
    show(
      '<button>a</button><button style="width:0;height:0;padding:0;border:0;overflow:hidden">b</button><button style="pointer-events:none">c</button>',
    );
    const [, a, b, c] = snapshotLines();
    expect(a).toContain('[ref=');
    expect(b).not.toContain('[ref=');
    expect(c).not.toContain('[ref=');
  });
});

describe('resolving', () => {
  const gone = { state: 'stale', why: 'gone', from: { role: 'button', name: 'Save' } };

  test('a live ref gives its element, after any number of later snapshots', () => {
    const refs = new RefMap();
    show('<button id="a">Save</button><section aria-label="s"><p id="p">b</p></section>');
    const ref = refOf(refs, 'Save');
    for (let at = 0; at < 20; at += 1) {
      byId('p').textContent = `${at}`;
      snapshotLines({ root: byId('p') }, refs);
    }
    expect(refs.resolve(ref)).toEqual({ state: 'live', element: byId('a') });
  });

  test('a removed element is gone, and live again when it is put back', () => {
    const refs = new RefMap();
    show('<button id="a">Save</button><p>b</p>');
    const ref = refOf(refs, 'Save');
    const button = byId('a');
    button.remove();
    expect(refs.resolve(ref)).toEqual(gone);
    document.body.append(button);
    expect(refs.resolve(ref)).toEqual({ state: 'live', element: button });
  });

  test('an element made anew in the same place is not the same', () => {
    const refs = new RefMap();
    show('<button>Save</button><p>b</p>');
    const ref = refOf(refs, 'Save');
    show('<button>Save</button><p>b</p>');
    expect(refs.resolve(ref)).toEqual(gone);
  });

  test('a changed element says from what to what', () => {
    const refs = new RefMap();
    show('<button id="a">Delete draft</button><p>b</p>');
    const ref = refOf(refs, 'Delete draft');
    byId('a').textContent = 'Delete all';
    const changed = {
      state: 'stale',
      why: 'changed',
      element: byId('a'),
      from: { role: 'button', name: 'Delete draft' },
      to: { role: 'button', name: 'Delete all' },
    };
    expect(refs.resolve(ref)).toEqual(changed);
    snapshotLines({}, refs);
    expect(refs.resolve(ref)).toEqual(changed);
    byId('a').textContent = 'Delete draft';
    expect(refs.resolve(ref)).toEqual({ state: 'live', element: byId('a') });
  });

  test('frames and elements without a role', () => {
    const refs = new RefMap();
    show('<iframe id="f" title="t"></iframe><div id="d">text</div>');
    expect(refs.resolve(refOf(refs, '- iframe'))).toEqual({ state: 'live', element: byId('f') });
    const ref = refOf(refs, ': text');
    expect(refs.resolve(ref)).toEqual({ state: 'live', element: byId('d') });
    byId('d').setAttribute('role', 'none');
    expect(refs.resolve(ref)).toMatchObject({ state: 'stale', why: 'changed' });
  });

  test('what was never handed out is unknown', () => {
    const refs = new RefMap();
    show('<button>Save</button><p>b</p>');
    snapshotLines({}, refs);
    for (const ref of ['e99', 'e0', 'f1e1', 'x', '', 'e01', 'e1 ']) {
      expect(refs.resolve(ref), ref).toEqual({ state: 'unknown' });
    }
  });
});

test('refs keep no removed element alive', async () => {
  const refs = new RefMap();
  show('<button id="a">Save</button><p>b</p>');
  const ref = refOf(refs, 'Save');
  const held = new WeakRef(byId('a'));
  show('');
  // A WeakRef holds what it gave until the task ends.
  await new Promise((resolve) => setTimeout(resolve));
  await cdp().send('HeapProfiler.collectGarbage');
  expect(held.deref()).toBeUndefined();
  expect(refs.resolve(ref)).toEqual({
    state: 'stale',
    why: 'gone',
    from: { role: 'button', name: 'Save' },
  });
});
