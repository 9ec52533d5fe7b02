import { describe, expect, it } from 'vitest';
import { byId, failure, logEvents, mount, run } from './support';

const click = { kind: 'click' } as const;

describe('what is waited for before an action', () => {
  it.each([
    ['hidden', '<button id="target" style="display: none">Save</button>', 'is not visible'],
    ['invisible', '<button id="target" style="visibility: hidden">Save</button>', 'is not visible'],
    ['empty', '<button id="target" style="all: initial"></button>', 'is not visible'],
    ['disabled', '<button id="target" disabled>Save</button>', 'is disabled'],
    [
      'in a disabled fieldset',
      '<fieldset disabled><button id="target">Save</button></fieldset>',
      'is disabled',
    ],
    [
      'aria-disabled from outside',
      '<div role="toolbar" aria-disabled="true"><button id="target">Save</button></div>',
      'is disabled',
    ],
    [
      'inert',
      '<div inert class="old"><button id="target">Save</button></div>',
      'is inside <div class="old">, which is inert',
    ],
    [
      'covered',
      '<button id="target">Save</button><div class="modal-backdrop" style="position: fixed; inset: 0"></div>',
      'is covered: <div class="modal-backdrop"> covers it',
    ],
    [
      'clipped away',
      '<div style="position: fixed; left: -500px"><button id="target">Save</button></div>',
      'is outside of the viewport',
    ],
  ])('does not click an element that is %s', async (_, html, because) => {
    const target = mount(html);
    const log = logEvents(document, ['click', 'mousedown', 'pointerover']);
    const error = await failure(run(target, click, { timeoutMs: 150 }));
    expect(error.code).toBe('NotActionableError');
    expect(error.message).toContain(`could not be clicked: it ${because}. Waited 150 ms.`);
    expect(error.details.waitedFor).toBe(because);
    expect(log).toEqual([]);
  });

  it('names the target by role and name', async () => {
    const error = await failure(
      run(mount('<button id="target" disabled>Save all</button>'), click, { timeoutMs: 50 }),
    );
    expect(error.message).toBe(
      'button "Save all" could not be clicked: it is disabled. Waited 50 ms. Take a new snapshot to see what is in the way.',
    );
  });

  it('names the dialog that an element is behind', async () => {
    mount(
      '<button id="target">Save</button><dialog aria-label="Confirm"><button>OK</button></dialog>',
    );
    document.querySelector('dialog')?.showModal();
    const error = await failure(run(byId('target', HTMLElement), click, { timeoutMs: 50 }));
    expect(error.message).toContain('it is behind the open dialog "Confirm".');
  });

  it('clicks inside the topmost of two modal dialogs only', async () => {
    mount(
      '<dialog id="one"><button id="low">Low</button></dialog><dialog id="two"><button id="high">High</button></dialog>',
    );
    byId('two', HTMLDialogElement).showModal();
    byId('one', HTMLDialogElement).showModal();
    const log = logEvents(document, ['click']);
    await run(byId('low', HTMLElement), click);
    expect(log).toEqual(['click']);
    const error = await failure(run(byId('high', HTMLElement), click, { timeoutMs: 50 }));
    expect(error.details.waitedFor).toBe('is behind the open dialog');
  });

  it('waits until a button becomes enabled', async () => {
    const target = mount('<button id="target" disabled>Save</button>');
    const log = logEvents(target, ['click']);
    setTimeout(() => target.removeAttribute('disabled'), 120);
    await run(target, click, { timeoutMs: 5_000 });
    expect(log).toEqual(['click']);
  });

  it('waits until what covers the target goes away', async () => {
    const target = mount(
      '<button id="target">Save</button><div id="veil" style="position: fixed; inset: 0"></div>',
    );
    const log = logEvents(target, ['click']);
    setTimeout(() => document.getElementById('veil')?.remove(), 120);
    await run(target, click, { timeoutMs: 5_000 });
    expect(log).toEqual(['click']);
  });

  it('waits until a moving target stands still', async () => {
    const target = mount('<button id="target" style="position: absolute; left: 0">Save</button>');
    const animation = target.animate([{ left: '0' }, { left: '150px' }], {
      duration: 300,
      fill: 'forwards',
    });
    const states: AnimationPlayState[] = [];
    target.addEventListener('click', () => states.push(animation.playState));
    await run(target, click, { timeoutMs: 5_000 });
    expect(states).toEqual(['finished']);
  });

  it('gives up on a target that never stands still', async () => {
    const target = mount('<button id="target" style="position: absolute; left: 0">Save</button>');
    target.animate([{ left: '0' }, { left: '150px' }], {
      duration: 1_000,
      iterations: Number.POSITIVE_INFINITY,
      direction: 'alternate',
    });
    const error = await failure(run(target, click, { timeoutMs: 200 }));
    expect(error.details.waitedFor).toBe('is still moving');
  });

  it.each([
    ['an element in the target', '<button id="target"><b>Save</b> all</button>'],
    ['the button around the target', '<button><span id="target">Save</span></button>'],
    [
      'the label of the target',
      '<label style="position: relative"><input id="target" type="checkbox"><span style="position: absolute; inset: 0">x</span></label>',
    ],
    [
      'the control in a label',
      '<label id="target" style="display: inline-block"><input style="width: 100%"></label>',
    ],
  ])('takes a hit on %s as a hit', async (_, html) => {
    mount(html);
    const log = logEvents(document.body, ['mousedown']);
    await run(byId('target', HTMLElement), click);
    expect(log).toEqual(['mousedown']);
  });

  it('does not take a slotted neighbour for the target', async () => {
    const host = mount('<div id="host"><button id="light">Light</button></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML =
      '<div style="position: relative"><button>Shadow</button><div style="position: absolute; inset: 0"><slot></slot></div></div>';
    const shadow = root.querySelector('button');
    if (!shadow) throw new TypeError('No button.');
    const error = await failure(run(shadow, click, { timeoutMs: 50 }));
    expect(error.details.waitedFor).toBe('is covered: <button id="light"> covers it');
  });

  it('works in a hidden tab, where animation frames never come', async () => {
    const target = mount('<button id="target">Save</button>');
    const log = logEvents(target, ['click']);
    const { requestAnimationFrame } = window;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    window.requestAnimationFrame = () => 0;
    try {
      await run(target, click);
    } finally {
      window.requestAnimationFrame = requestAnimationFrame;
      Reflect.deleteProperty(document, 'hidden');
    }
    expect(log).toEqual(['click']);
  });

  it('does not hang when the tab is hidden in the middle of a wait for a frame', async () => {
    const target = mount('<button id="target">Save</button>');
    const log = logEvents(target, ['click']);
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => 0;
    try {
      await run(target, click);
    } finally {
      window.requestAnimationFrame = requestAnimationFrame;
    }
    expect(log).toEqual(['click']);
  });
});
