import { describe, expect, it } from 'vitest';
import { byId, failure, logEvents, mount, run } from './support';

const select = (...options: string[]) => ({ kind: 'select' as const, options });

const SIZES =
  '<select id="target" aria-label="Size"><option value="s">Small</option><option value="m"> Medium  size </option><option value="l" disabled>Large</option></select>';

describe('select', () => {
  it('selects by label, white space aside, and sends input and change', async () => {
    const target = mount(SIZES);
    const log = logEvents(target, ['focus', 'input', 'change']);
    const effect = await run(target, select('Medium size'));
    expect(byId('target', HTMLSelectElement).value).toBe('m');
    expect(log).toEqual(['focus', 'input', 'change']);
    expect(effect).toEqual({ mutations: 0, value: 'Medium size', focus: 'combobox "Size"' });
  });

  it('selects by value where no label fits, a label first', async () => {
    await run(mount(SIZES), select('m'));
    expect(byId('target', HTMLSelectElement).value).toBe('m');
    mount('<select id="target"><option value="b">a</option><option value="a">b</option></select>');
    await run(byId('target', HTMLElement), select('b'));
    expect(byId('target', HTMLSelectElement).value).toBe('a');
  });

  it('selects several and deselects the others', async () => {
    const target = mount(
      '<select id="target" multiple><option selected>A</option><option>B</option><option>C</option></select>',
    );
    const effect = await run(target, select('B', 'C'));
    const chosen = [...byId('target', HTMLSelectElement).selectedOptions].map((one) => one.text);
    expect(chosen).toEqual(['B', 'C']);
    expect(effect.value).toBe('B, C');
  });

  it('goes through a label', async () => {
    const target = mount(
      '<label id="target">Size <select id="list"><option>S<option>M</select></label>',
    );
    await run(target, select('M'));
    expect(byId('list', HTMLSelectElement).value).toBe('M');
  });

  it('waits for options that load late', async () => {
    const target = mount('<select id="target"><option>Loading</option></select>');
    setTimeout(() => {
      target.innerHTML = '<option>One</option><option>Two</option>';
    }, 150);
    await run(target, select('Two'));
    expect(byId('target', HTMLSelectElement).value).toBe('Two');
  });

  it('lists the options there are when one is missing', async () => {
    const error = await failure(run(mount(SIZES), select('Huge'), { timeoutMs: 50 }));
    expect(error.code).toBe('WrongTargetError');
    expect(error.message).toBe(
      'combobox "Size" has no option "Huge". It has "Small", "Medium size", "Large".',
    );
  });

  it('does not select a disabled option', async () => {
    const error = await failure(run(mount(SIZES), select('Large'), { timeoutMs: 50 }));
    expect(error.code).toBe('NotActionableError');
    expect(error.message).toBe('Option "Large" of combobox "Size" is disabled. Waited 50 ms.');
    expect(byId('target', HTMLSelectElement).value).toBe('s');
  });

  it('takes one option only where one can be selected', async () => {
    const error = await failure(run(mount(SIZES), select('Small', 'Medium size')));
    expect(error.message).toBe(
      'combobox "Size" takes one option, but 2 were given: "Small", "Medium size".',
    );
  });

  it.each([
    [
      '<div id="target" role="combobox" aria-label="Size" tabindex="0"></div>',
      'combobox "Size" is not a native select. Click it to open its list, take a new snapshot, then click option "M".',
    ],
    [
      '<div id="target" role="listbox" aria-label="Size"></div>',
      'listbox "Size" is not a native select. Click option "M" in it.',
    ],
    [
      '<button id="target" aria-haspopup="listbox">Size</button>',
      'button "Size" is not a native select. Click it to open its list, take a new snapshot, then click option "M".',
    ],
    [
      '<button id="target">Size</button>',
      'button "Size" is not a native select. Select works on a drop-down list.',
    ],
  ])('says what to do with %s', async (html, message) => {
    const error = await failure(run(mount(html), select('M')));
    expect(error.code).toBe('WrongTargetError');
    expect(error.message).toBe(message);
  });
});
