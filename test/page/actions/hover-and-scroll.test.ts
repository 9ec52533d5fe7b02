import { describe, expect, it } from 'vitest';
import { byId, logEvents, mount, run, runOnPage } from './support';

describe('hover', () => {
  it('enters the target and its ancestors, and leaves what it was over before', async () => {
    mount('<div id="menu"><button id="a">A</button></div><button id="b">B</button>');
    const log = logEvents(document.body, ['mouseover', 'mouseout', 'mousemove'], (event) =>
      event.target instanceof Element ? `${event.type} ${event.target.id}` : event.type,
    );
    const menu = logEvents(byId('menu', HTMLElement), ['mouseenter', 'mouseleave', 'pointerenter']);
    await run(byId('a', HTMLElement), { kind: 'hover' });
    await run(byId('b', HTMLElement), { kind: 'hover' });
    expect(log).toEqual(['mouseover a', 'mousemove a', 'mouseout a', 'mouseover b', 'mousemove b']);
    expect(menu).toEqual(['pointerenter', 'mouseenter', 'mouseleave']);
  });

  it('opens a menu that the page opens on mouseenter', async () => {
    const target = mount('<div id="target">Menu<ul hidden><li>Item</li></ul></div>');
    target.addEventListener('mouseenter', () =>
      target.querySelector('ul')?.removeAttribute('hidden'),
    );
    expect((await run(target, { kind: 'hover' })).mutations).toBe(1);
  });
});

describe('scrollIntoView', () => {
  it('scrolls the page and containers, and says so', async () => {
    mount(
      '<div style="height: 3000px"></div><div id="box" style="height: 100px; overflow: auto"><div style="height: 900px"></div><p id="target">Here</p></div>',
    );
    const effect = await run(byId('target', HTMLElement), { kind: 'scrollIntoView' });
    expect(effect.scrolled).toBe(true);
    expect(window.scrollY).toBeGreaterThan(1000);
    expect(byId('box', HTMLElement).scrollTop).toBeGreaterThan(500);
  });

  it('leaves what is in view where it is', async () => {
    const target = mount('<p id="target">Here</p><div style="height: 3000px"></div>');
    expect(await run(target, { kind: 'scrollIntoView' })).toEqual({ mutations: 0 });
  });
});

describe('scroll', () => {
  it('scrolls the page by an amount', async () => {
    mount('<div style="height: 5000px"></div>');
    const effect = await runOnPage({ kind: 'scroll', deltaX: 0, deltaY: 300 });
    expect(window.scrollY).toBe(300);
    expect(effect.scrolled).toBe(true);
  });

  it('scrolls the container in the middle of the viewport while it has room', async () => {
    mount(
      '<div id="box" style="height: 100vh; overflow: auto"><div style="height: 5000px"></div></div>',
    );
    await runOnPage({ kind: 'scroll', deltaX: 0, deltaY: 250 });
    expect(byId('box', HTMLElement).scrollTop).toBe(250);
  });

  it('leaves it to a page that handles the wheel itself', async () => {
    mount('<div style="height: 5000px"></div>');
    const deltas: number[] = [];
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      deltas.push(event.deltaY);
    };
    document.body.addEventListener('wheel', onWheel, { passive: false });
    const effect = await runOnPage({ kind: 'scroll', deltaX: 0, deltaY: 300 });
    document.body.removeEventListener('wheel', onWheel);
    expect(deltas).toEqual([300]);
    expect(window.scrollY).toBe(0);
    expect(effect).toEqual({ mutations: 0 });
  });
});

describe('back', () => {
  it('goes back within the document and says where it is now', async () => {
    mount('<p>Here</p>');
    const start = location.href;
    history.pushState(null, '', '#one');
    history.pushState(null, '', '#two');
    const effect = await runOnPage({ kind: 'back' });
    expect(location.hash).toBe('#one');
    expect(effect.navigatedTo).toBe(`${start.split('#')[0]}#one`);
  });
});
