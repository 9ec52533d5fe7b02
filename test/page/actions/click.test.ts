import { describe, expect, it } from 'vitest';
import { byId, failure, logEvents, mount, run } from './support';

const ALL = [
  'pointerover',
  'pointerenter',
  'mouseover',
  'mouseenter',
  'pointermove',
  'mousemove',
  'pointerdown',
  'mousedown',
  'focus',
  'pointerup',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
];

describe('click', () => {
  it('sends what a mouse sends, in order', async () => {
    const target = mount('<button id="target">Save</button>');
    const log = logEvents(target, ALL);
    await run(target, { kind: 'click' });
    expect(log).toEqual([
      'pointerover',
      'pointerenter',
      'mouseover',
      'mouseenter',
      'pointermove',
      'mousemove',
      'pointerdown',
      'mousedown',
      'focus',
      'pointerup',
      'mouseup',
      'click',
    ]);
  });

  it('gives events the point, the buttons and the count', async () => {
    const target = mount('<button id="target" style="width: 100px; height: 40px">Save</button>');
    const { x, y } = target.getBoundingClientRect();
    const log = logEvents<MouseEvent>(
      target,
      ['mousemove', 'mousedown', 'mouseup', 'click'],
      (event) =>
        `${event.type} ${event.clientX - x},${event.clientY - y} button ${event.button} buttons ${event.buttons} detail ${event.detail}`,
    );
    await run(target, { kind: 'click' });
    expect(log).toEqual([
      'mousemove 50,20 button 0 buttons 0 detail 0',
      'mousedown 50,20 button 0 buttons 1 detail 1',
      'mouseup 50,20 button 0 buttons 0 detail 1',
      'click 50,20 button 0 buttons 0 detail 1',
    ]);
  });

  it('counts up to a double click', async () => {
    const target = mount('<button id="target">Save</button>');
    const log = logEvents<MouseEvent>(
      target,
      ['mousedown', 'mouseup', 'click', 'dblclick'],
      (event) => `${event.type} ${event.detail}`,
    );
    await run(target, { kind: 'click', clickCount: 2 });
    expect(log).toEqual([
      'mousedown 1',
      'mouseup 1',
      'click 1',
      'mousedown 2',
      'mouseup 2',
      'click 2',
      'dblclick 2',
    ]);
  });

  it('opens the context menu with the right button and clicks nothing', async () => {
    const target = mount('<button id="target">Save</button>');
    const log = logEvents<MouseEvent>(
      target,
      ['mousedown', 'contextmenu', 'mouseup', 'auxclick', 'click'],
      (event) => `${event.type} ${event.button}`,
    );
    await run(target, { kind: 'click', button: 'right' });
    expect(log).toEqual(['mousedown 2', 'contextmenu 2', 'mouseup 2', 'auxclick 2']);
  });

  it('sends auxclick with the middle button', async () => {
    const target = mount('<button id="target">Save</button>');
    const log = logEvents<MouseEvent>(target, ['auxclick', 'click'], (event) =>
      [event.type, event.button, event.buttons].join(' '),
    );
    await run(target, { kind: 'click', button: 'middle' });
    expect(log).toEqual(['auxclick 1 0']);
  });

  it('holds modifier keys', async () => {
    const target = mount('<button id="target">Save</button>');
    const log = logEvents<MouseEvent>(target, ['mousedown', 'click'], (event) =>
      [event.type, event.ctrlKey, event.shiftKey, event.altKey, event.metaKey].join(' '),
    );
    await run(target, { kind: 'click', modifiers: ['Control', 'Shift'] });
    expect(log).toEqual(['mousedown true true false false', 'click true true false false']);
  });

  it('follows a link within the page and says so', async () => {
    const target = mount('<a id="target" href="#there">There</a>');
    const effect = await run(target, { kind: 'click' });
    expect(location.hash).toBe('#there');
    expect(effect.navigatedTo).toBe(location.href);
  });

  it('submits the form of a submit button once', async () => {
    const target = mount('<form><button id="target">Send</button></form>');
    let submits = 0;
    target.closest('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      submits++;
    });
    await run(target, { kind: 'click' });
    expect(submits).toBe(1);
  });

  it('toggles a checkbox through its label, though text is selected elsewhere', async () => {
    const label = mount(
      '<label id="target"><input type="checkbox" id="box"> <span>Agree</span></label><p id="text">Some text</p>',
    );
    document.getSelection()?.selectAllChildren(byId('text', HTMLParagraphElement));
    const effect = await run(label, { kind: 'click' });
    expect(byId('box', HTMLInputElement).checked).toBe(true);
    expect(effect.checked).toBe(true);
  });

  it('focuses the nearest element that takes focus, and takes focus away elsewhere', async () => {
    mount(
      '<input id="field"><div tabindex="0" id="outer"><b id="inner">In</b></div><p id="p">x</p>',
    );
    const effect = await run(byId('inner', HTMLElement), { kind: 'click' });
    expect(document.activeElement).toBe(byId('outer', HTMLElement));
    expect(effect.focus).toBe('<div id="outer">');
    await run(byId('p', HTMLElement), { kind: 'click' });
    expect(document.activeElement).toBe(document.body);
  });

  it('puts the caret where it clicks, selects a word, then the line', async () => {
    const target = mount('<input id="target" value="one two three" style="font: 20px monospace">');
    const field = byId('target', HTMLInputElement);
    await run(target, { kind: 'click' });
    expect(field.selectionStart).toBe(field.selectionEnd);
    expect(field.selectionStart).toBeGreaterThan(5);
    const text = mount('<p id="target" style="width: fit-content">one two three</p>');
    await run(text, { kind: 'click', clickCount: 2 });
    expect(document.getSelection()?.toString().trim()).toBe('two');
    await run(text, { kind: 'click', clickCount: 3 });
    expect(document.getSelection()?.toString()).toBe('one two three');
  });

  it('leaves the focus where it is when mousedown is prevented, and sends no mouse events after a prevented pointerdown', async () => {
    mount('<input id="field"><button id="one">One</button><button id="two">Two</button>');
    const field = byId('field', HTMLInputElement);
    field.focus();
    const one = byId('one', HTMLButtonElement);
    one.addEventListener('mousedown', (event) => event.preventDefault());
    await run(one, { kind: 'click' });
    expect(document.activeElement).toBe(field);

    const two = byId('two', HTMLButtonElement);
    two.addEventListener('pointerdown', (event) => event.preventDefault());
    const log = logEvents(two, ['pointerdown', 'mousedown', 'mouseup', 'click']);
    await run(two, { kind: 'click' });
    expect(log).toEqual(['pointerdown', 'click']);
    expect(document.activeElement).toBe(field);
  });

  it('clicks what was pressed and released alike', async () => {
    const target = mount('<button id="target"><b id="a">Menu</b></button>');
    // The press swaps what is under the mouse, as an opening menu does.
    target.addEventListener('mousedown', () => {
      target.innerHTML = '<i>Menu</i>';
    });
    const log = logEvents(target, ['mouseup', 'click'], (event) =>
      event.target instanceof Element ? `${event.type} ${event.target.localName}` : event.type,
    );
    await run(target, { kind: 'click' });
    expect(log).toEqual(['mouseup i']);
  });

  it('reaches into open shadow roots and is seen outside of them', async () => {
    const host = mount('<div id="target"></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<button>Inside</button>';
    const inner = root.querySelector('button');
    if (!inner) throw new TypeError('No button.');
    let clicks = 0;
    inner.addEventListener('click', () => clicks++);
    const outside = logEvents(document.body, ['click']);
    const effect = await run(inner, { kind: 'click' });
    expect(clicks).toBe(1);
    expect(outside).toEqual(['click']);
    expect(effect.focus).toBe('button "Inside"');
  });

  it('sees a change in the shadow tree around the target', async () => {
    const host = mount('<div id="target"></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<button>Add</button><ul></ul>';
    const inner = root.querySelector('button');
    inner?.addEventListener('click', () => root.querySelector('ul')?.append('item'));
    if (!inner) throw new TypeError('No button.');
    expect((await run(inner, { kind: 'click' })).mutations).toBe(1);
  });

  it('says that a click did nothing', async () => {
    const target = mount('<button id="target">Dead</button>');
    target.focus();
    expect(await run(target, { kind: 'click' })).toEqual({ mutations: 0 });
  });

  it('counts changes that come within the settle window', async () => {
    const target = mount('<button id="target">Add</button><ul id="list"></ul>');
    const list = byId('list', HTMLUListElement);
    target.addEventListener('click', () => {
      setTimeout(() => list.append(document.createElement('li')), 60);
      setTimeout(() => list.append(document.createElement('li')), 120);
    });
    expect((await run(target, { kind: 'click' })).mutations).toBe(2);
  });

  it('scrolls to a target below the fold', async () => {
    const target = mount('<div style="height: 5000px"></div><button id="target">Far</button>');
    const log = logEvents(target, ['click']);
    const effect = await run(target, { kind: 'click' });
    expect(log).toEqual(['click']);
    // Getting there is no effect of the click.
    expect(effect.scrolled).toBeUndefined();
    expect(window.scrollY).toBeGreaterThan(1000);
  });

  it('finds a place where a sticky header does not cover the target', async () => {
    const target = mount(
      '<div style="position: fixed; inset: 0 0 auto; height: 60vh; background: #eee">Header</div><div style="height: 3000px"></div><button id="target">Under</button><div style="height: 3000px"></div>',
    );
    const log = logEvents(target, ['click']);
    await run(target, { kind: 'click' });
    expect(log).toEqual(['click']);
  });

  it('with force hits whatever is at the point, and a disabled control gets no mouse events', async () => {
    const target = mount('<button id="target" disabled>Off</button>');
    const log = logEvents(target, ['click', 'mousedown']);
    await run(target, { kind: 'click', force: true });
    expect(log).toEqual([]);
  });

  it('aborts at once with the reason of the signal', async () => {
    const target = mount('<button id="target" disabled>Off</button>');
    const abort = new AbortController();
    const running = run(target, { kind: 'click' }, { timeoutMs: 60_000, signal: abort.signal });
    abort.abort(new RangeError('stopped'));
    await expect(running).rejects.toThrow(RangeError);
  });

  it('fails at once when the element is gone', async () => {
    const target = mount('<button id="target">Save</button>');
    target.remove();
    const error = await failure(run(target, { kind: 'click' }, { timeoutMs: 60_000 }));
    expect(error.code).toBe('NotActionableError');
    expect(error.details.gone).toBe(true);
  });
});
