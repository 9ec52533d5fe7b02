import { afterEach, describe, expect, it } from 'vitest';
import { deepestElementAt } from '../../../src/page/element/hit-target';
import { Overlay } from '../../../src/page/overlay/overlay';
import { isOwn } from '../../../src/page/own-elements';
import { queryAll } from '../../../src/page/query';
import { RefMap } from '../../../src/page/snapshot/ref-map';
import { takeSnapshot } from '../../../src/page/snapshot/snapshot';

let overlay: Overlay | undefined;

afterEach(() => {
  overlay?.hide();
  document.body.innerHTML = '';
});

function shown(): Overlay {
  overlay = new Overlay(document);
  overlay.showRunning();
  return overlay;
}

function hosts(): Element[] {
  return [...document.documentElement.children].filter(isOwn);
}

function mountButton(): HTMLButtonElement {
  document.body.innerHTML = '<button style="width: 80px; height: 40px">Save</button>';
  const button = document.querySelector('button');
  if (!button) throw new TypeError('No button.');
  return button;
}

describe('overlay', () => {
  it('is one host in the top layer with a closed shadow root', () => {
    shown().pointAt(mountButton());
    const [host, ...more] = hosts();
    expect(more).toEqual([]);
    expect(host?.shadowRoot).toBeNull();
    expect(host?.matches(':popover-open')).toBe(true);
    expect(host?.textContent).toBe('');
  });

  it('is in no snapshot and no query, wherever they start', () => {
    shown().pointAt(mountButton());
    expect(takeSnapshot(document, new RefMap()).text).toBe('- button "Save" [ref=e1]');
    const whole = { root: document.documentElement };
    expect(takeSnapshot(document, new RefMap(), whole).text).not.toContain('Sidewright');
    expect(queryAll({ by: 'text', text: 'Sidewright' })).toEqual([]);
  });

  it('is hit by no click', () => {
    const button = mountButton();
    const { x, y } = button.getBoundingClientRect();
    shown().pointAt(button);
    const point = { x: x + 40, y: y + 20 };
    expect(document.elementFromPoint(point.x, point.y)).toBe(button);
    expect(deepestElementAt(document, point)).toBe(button);
  });

  it('keeps its style on a page that styles everything', () => {
    document.body.innerHTML =
      '<style>div, [popover] { display: none !important; pointer-events: auto !important }</style>';
    shown();
    const [host] = hosts();
    if (!host) throw new TypeError('No host.');
    expect(getComputedStyle(host).position).toBe('fixed');
    expect(getComputedStyle(host).pointerEvents).toBe('none');
    expect(getComputedStyle(host).display).toBe('block');
  });

  it('goes above a modal dialog that was opened since', () => {
    const shownOverlay = shown();
    const button = mountButton();
    document.body.insertAdjacentHTML('beforeend', '<dialog>x</dialog>');
    document.querySelector('dialog')?.showModal();
    const moves: string[] = [];
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.documentElement, { childList: true });
    shownOverlay.pointAt(button);
    for (const { addedNodes, removedNodes } of observer.takeRecords()) {
      if (removedNodes.length > 0) moves.push('left');
      if (addedNodes.length > 0) moves.push('entered');
    }
    observer.disconnect();
    // What enters the top layer last is on top of it.
    expect(moves).toEqual(['left', 'entered']);
    expect(hosts()).toHaveLength(1);
    document.querySelector('dialog')?.close();
  });

  it('fires no event that the page can hear', async () => {
    const heard: string[] = [];
    const hear = (event: Event) => heard.push(event.type);
    for (const type of ['beforetoggle', 'toggle']) document.addEventListener(type, hear, true);
    shown().pointAt(mountButton());
    // Toggle events are queued; those of a popover of the page come after ours.
    document.body.insertAdjacentHTML('beforeend', '<p popover="manual">x</p>');
    const popover = document.querySelector('p');
    const toggled = new Promise((resolve) => popover?.addEventListener('toggle', resolve));
    popover?.showPopover();
    await toggled;
    for (const type of ['beforetoggle', 'toggle']) document.removeEventListener(type, hear, true);
    expect(heard).toEqual(['beforetoggle', 'toggle']);
  });

  it('comes back after the page was written anew', () => {
    const shownOverlay = shown();
    hosts()[0]?.remove();
    shownOverlay.pointAt(mountButton());
    expect(hosts()).toHaveLength(1);
  });

  it('leaves nothing behind', () => {
    const before = document.documentElement.outerHTML;
    const shownOverlay = shown();
    shownOverlay.pointAt(document.body);
    shownOverlay.hide();
    expect(document.documentElement.outerHTML).toBe(before);
    expect(hosts()).toEqual([]);
  });
});
