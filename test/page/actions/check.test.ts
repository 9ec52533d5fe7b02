import { describe, expect, it } from 'vitest';
import { byId, failure, logEvents, mount, run } from './support';

const check = { kind: 'check' } as const;
const uncheck = { kind: 'uncheck' } as const;

/** How styled checkboxes hide the real one. */
const HIDDEN_INPUTS = [
  'display: none',
  'position: absolute; opacity: 0; width: 0; height: 0',
  'position: absolute; width: 1px; height: 1px; clip: rect(0 0 0 0); overflow: hidden',
  'position: absolute; left: -9999px',
  'visibility: hidden',
];

describe('check and uncheck', () => {
  it('checks and unchecks a checkbox with its events', async () => {
    const target = mount('<input id="target" type="checkbox">');
    const log = logEvents(target, ['click', 'input', 'change']);
    expect((await run(target, check)).checked).toBe(true);
    expect(byId('target', HTMLInputElement).checked).toBe(true);
    expect((await run(target, uncheck)).checked).toBe(false);
    expect(byId('target', HTMLInputElement).checked).toBe(false);
    expect(log).toEqual(['click', 'input', 'change', 'click', 'input', 'change']);
  });

  it('does nothing when the state is right already', async () => {
    const target = mount('<input id="target" type="checkbox" checked>');
    const log = logEvents(target, ['click']);
    expect(await run(target, check)).toEqual({ mutations: 0 });
    expect(log).toEqual([]);
  });

  it.each(HIDDEN_INPUTS)('clicks the label of an input with %s', async (style) => {
    mount(
      `<label style="position: relative; display: block"><input id="target" type="checkbox" style="${style}"><span>Agree</span></label>`,
    );
    const target = byId('target', HTMLInputElement);
    const effect = await run(target, check);
    expect(target.checked).toBe(true);
    expect(effect.checked).toBe(true);
  });

  it('checks through a label that wraps or points', async () => {
    const wrapping = mount('<label id="target"><input type="checkbox" id="box"> Agree</label>');
    expect((await run(wrapping, check)).checked).toBe(true);
    const pointing = mount(
      '<label for="box" id="target">Agree</label><input type="checkbox" id="box">',
    );
    expect((await run(pointing, check)).checked).toBe(true);
    expect(byId('box', HTMLInputElement).checked).toBe(true);
  });

  it.each(['checkbox', 'switch', 'menuitemcheckbox'])('works with role=%s', async (role) => {
    const target = mount(
      `<div id="target" role="${role}" aria-checked="false" tabindex="0">Dark</div>`,
    );
    target.addEventListener('click', () => {
      const now = target.getAttribute('aria-checked') === 'true';
      target.setAttribute('aria-checked', String(!now));
    });
    expect((await run(target, check)).checked).toBe(true);
    expect((await run(target, uncheck)).checked).toBe(false);
  });

  it('waits for a page that changes the state a little later', async () => {
    const target = mount('<div id="target" role="switch" aria-checked="false">Dark</div>');
    target.addEventListener('click', () => {
      setTimeout(() => target.setAttribute('aria-checked', 'true'), 100);
    });
    expect((await run(target, check)).checked).toBe(true);
  });

  it('makes a partly checked box checked', async () => {
    const target = mount('<input id="target" type="checkbox">');
    byId('target', HTMLInputElement).indeterminate = true;
    await run(target, check);
    expect(byId('target', HTMLInputElement).checked).toBe(true);
  });

  it('checks a radio button but does not uncheck one', async () => {
    const target = mount(
      '<input id="target" type="radio" name="r" aria-label="Red"><input type="radio" name="r" checked>',
    );
    expect((await run(target, check)).checked).toBe(true);
    const error = await failure(run(target, uncheck));
    expect(error.code).toBe('WrongTargetError');
    expect(error.message).toBe(
      'radio "Red" cannot be unchecked. Check another button of its group instead.',
    );
  });

  it('says when the page undid the click', async () => {
    const target = mount('<input id="target" type="checkbox" aria-label="Agree">');
    target.addEventListener('click', (event) => event.preventDefault());
    const error = await failure(run(target, check));
    expect(error.code).toBe('NotActionableError');
    expect(error.message).toBe(
      'checkbox "Agree" was clicked, but it is still unchecked. The page may have undone it.',
    );
  });

  it('refuses what cannot be checked', async () => {
    const error = await failure(run(mount('<button id="target">Save</button>'), check));
    expect(error.code).toBe('WrongTargetError');
    expect(error.message).toBe('button "Save" cannot be checked. Use click.');
  });
});
