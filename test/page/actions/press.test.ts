import { describe, expect, it } from 'vitest';
import { byId, failure, logEvents, mount, run, runOnPage, trackValueLikeReact } from './support';

const press = (key: string) => ({ kind: 'press', key }) as const;
const pressKey = (key: string) => runOnPage({ kind: 'pressKey', key });

function caretOf(field: HTMLInputElement | HTMLTextAreaElement): [number | null, number | null] {
  return [field.selectionStart, field.selectionEnd];
}

describe('key events', () => {
  const TYPES = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'];
  const format = (event: Event) =>
    event instanceof KeyboardEvent
      ? `${event.type} ${event.key} ${event.code} ${event.keyCode}`
      : event.type;

  it('sends what a keyboard sends', async () => {
    const target = mount('<input id="target">');
    const log = logEvents(target, TYPES, format);
    await run(target, press('a'));
    expect(log).toEqual([
      'keydown a KeyA 65',
      'keypress a KeyA 97',
      'beforeinput',
      'input',
      'keyup a KeyA 65',
    ]);
    expect(byId('target', HTMLInputElement).value).toBe('a');
  });

  it('holds modifiers around the key, which then types nothing', async () => {
    const target = mount('<input id="target">');
    const log = logEvents<KeyboardEvent>(target, ['keydown', 'keypress', 'keyup'], (event) =>
      [event.type, event.key, event.ctrlKey, event.shiftKey].join(' '),
    );
    await run(target, press('Control+Shift+K'));
    expect(log).toEqual([
      'keydown Control true false',
      'keydown Shift true true',
      'keydown K true true',
      'keyup K true true',
      'keyup Shift true false',
      'keyup Control false false',
    ]);
    expect(byId('target', HTMLInputElement).value).toBe('');
  });

  it.each([
    ['Shift+a', 'A'],
    ['Shift+Digit1', '!'],
    ['KeyB', 'b'],
    ['+', '+'],
    ['Shift++', '+'],
    ['Space', ' '],
    ['%', '%'],
  ])('types with %s the text %j', async (key, text) => {
    const target = mount('<input id="target">');
    await run(target, press(key));
    expect(byId('target', HTMLInputElement).value).toBe(text);
  });

  it.each([
    ['Esc', 'There is no key "Esc" in "Esc". Did you mean "Escape"?'],
    ['Ctrl+A', 'There is no key "Ctrl" in "Ctrl+A". Did you mean "Control"?'],
    ['enter', 'There is no key "enter" in "enter". Did you mean "Enter"?'],
    ['é', 'There is no key "é" in "é". Use fill to type it.'],
    [
      'Hello',
      'There is no key "Hello" in "Hello". Use one character, or a name such as Enter, Tab, Escape, Backspace, ArrowDown, PageUp, F5.',
    ],
  ])('knows no key %s', async (key, message) => {
    const target = mount('<input id="target">');
    const log = logEvents(target, ['keydown', 'focus']);
    const error = await failure(run(target, press(key)));
    expect(error.code).toBe('UnknownKeyError');
    expect(error.message).toBe(message);
    expect(log).toEqual([]);
  });

  it('does nothing more when the page prevents keydown, or keypress', async () => {
    const target = mount('<input id="target">');
    target.addEventListener('keydown', (event) => {
      if (event.key === 'a') event.preventDefault();
    });
    target.addEventListener('keypress', (event) => {
      if (event.key === 'b') event.preventDefault();
    });
    for (const key of ['a', 'b', 'c']) await run(target, press(key));
    expect(byId('target', HTMLInputElement).value).toBe('c');
  });

  it('types where the page moved the focus on keydown', async () => {
    mount('<input id="target"><input id="next">');
    const next = byId('next', HTMLInputElement);
    byId('target', HTMLInputElement).addEventListener('keydown', () => next.focus());
    await run(byId('target', HTMLInputElement), press('7'));
    expect(next.value).toBe('7');
  });

  it('goes to what has the focus, or to the body', async () => {
    mount('<input id="field">');
    const log = logEvents<KeyboardEvent>(document, ['keydown'], (event) =>
      event.target instanceof Element ? event.target.localName : '',
    );
    await pressKey('x');
    byId('field', HTMLInputElement).focus();
    const effect = await pressKey('y');
    expect(log).toEqual(['body', 'input']);
    expect(effect.value).toBe('y');
  });
});

describe('editing text', () => {
  it('puts the caret first in a field that had no focus, and leaves it in one that had', async () => {
    const target = mount('<input id="target" value="bc">');
    await run(target, press('a'));
    expect(byId('target', HTMLInputElement).value).toBe('abc');
    await run(target, press('End'));
    await run(target, press('d'));
    expect(byId('target', HTMLInputElement).value).toBe('abcd');
  });

  it('is noticed by a page that tracks the value as React does', async () => {
    const target = mount('<input id="target">');
    const seen: string[] = [];
    trackValueLikeReact(byId('target', HTMLInputElement), (value) => seen.push(value));
    for (const key of ['a', 'b', 'Backspace']) await run(target, press(key));
    expect(seen).toEqual(['a', 'ab', 'a']);
  });

  it('selects all, deletes, undoes', async () => {
    const target = mount('<input id="target" value="">');
    const field = byId('target', HTMLInputElement);
    for (const key of ['o', 'n', 'e']) await run(target, press(key));
    await run(target, press('Control+A'));
    expect(caretOf(field)).toEqual([0, 3]);
    await run(target, press('Delete'));
    expect(field.value).toBe('');
    await run(target, press('Control+Z'));
    expect(field.value).toBe('one');
  });

  it('moves the caret and extends the selection, by letters and by words', async () => {
    const field = byIdAfter('<input id="target" value="one two three">');
    await run(field, press('End'));
    await run(field, press('ArrowLeft'));
    expect(caretOf(field)).toEqual([12, 12]);
    await run(field, press('Shift+Home'));
    expect(caretOf(field)).toEqual([0, 12]);
    await run(field, press('End'));
    await run(field, press('Control+Backspace'));
    expect(field.value).toBe('one two ');
    await run(field, press('Home'));
    await run(field, press('Delete'));
    expect(field.value).toBe('ne two ');
  });

  it('breaks the line in a textarea on Enter', async () => {
    const target = mount('<form><textarea id="target">ab</textarea></form>');
    const submits = logEvents(document, ['submit']);
    await run(target, press('ArrowRight'));
    await run(target, press('Enter'));
    expect(byId('target', HTMLTextAreaElement).value).toBe('a\nb');
    expect(submits).toEqual([]);
  });

  it('edits an editor, with beforeinput for each edit', async () => {
    const target = mount('<div id="target" contenteditable>ab</div>');
    const log = logEvents<InputEvent>(target, ['beforeinput'], (event) => event.inputType);
    await run(target, press('End'));
    await run(target, press('c'));
    await run(target, press('Backspace'));
    await run(target, press('Enter'));
    await run(target, press('d'));
    expect(target.innerHTML).toBe('ab<div>d</div>');
    expect(log).toEqual(['insertText', 'deleteContentBackward', 'insertParagraph', 'insertText']);
  });

  it('does not type into a read-only field', async () => {
    const target = mount('<input id="target" value="x" readonly>');
    expect(await run(target, press('a'))).toEqual({ mutations: 0, focus: 'textbox' });
    expect(byId('target', HTMLInputElement).value).toBe('x');
  });

  it('sends the change that is due when the focus leaves', async () => {
    mount('<input id="target"><button id="next">Next</button>');
    const target = byId('target', HTMLInputElement);
    const log = logEvents(target, ['change', 'blur']);
    await run(target, press('a'));
    await run(byId('next', HTMLElement), { kind: 'click' });
    expect(log).toEqual(['change', 'blur']);
  });
});

function byIdAfter(html: string): HTMLInputElement {
  mount(html);
  return byId('target', HTMLInputElement);
}

describe('Enter', () => {
  it('clicks the default button of the form, which submits it once', async () => {
    mount(
      '<form><input id="target"><button type="button">No</button><button id="go" name="go">Go</button></form>',
    );
    const submitters: (string | undefined)[] = [];
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      submitters.push(event.submitter?.id);
    });
    const clicks = logEvents(byId('go', HTMLElement), ['click']);
    await run(byId('target', HTMLElement), press('Enter'));
    expect(submitters).toEqual(['go']);
    expect(clicks).toEqual(['click']);
  });

  it.each([
    ['a disabled default button', '<input id="target"><button disabled>Go</button>', 0],
    ['no button and one field', '<input id="target"><input type="checkbox">', 1],
    ['no button and two fields', '<input id="target"><input type="email">', 0],
    ['a field named like a method', '<input id="target" name="requestSubmit">', 1],
    ['a missing required value', '<input id="target" required><button>Go</button>', 0],
  ])('submits a form with %s as HTML says', async (_, fields, expected) => {
    mount(`<form id="form">${fields}</form>`);
    let submits = 0;
    byId('form', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      submits++;
    });
    await run(byId('target', HTMLElement), press('Enter'));
    expect(submits).toBe(expected);
  });

  it('clicks a button that is linked to the form from outside', async () => {
    mount('<form id="form"><input id="target"><input></form><button form="form">Go</button>');
    const submits = logEvents(byId('form', HTMLFormElement), ['submit']);
    byId('form', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault());
    await run(byId('target', HTMLElement), press('Enter'));
    expect(submits).toEqual(['submit']);
  });

  it('reports what was typed as a change before it submits', async () => {
    mount('<form id="form"><input id="target"></form>');
    const form = byId('form', HTMLFormElement);
    form.addEventListener('submit', (event) => event.preventDefault());
    const log = logEvents(form, ['change', 'submit']);
    await run(byId('target', HTMLElement), press('x'));
    await run(byId('target', HTMLElement), press('Enter'));
    expect(log).toEqual(['change', 'submit']);
  });

  it('does not submit when the page prevents keydown', async () => {
    mount('<form id="form"><input id="target"></form>');
    const submits = logEvents(byId('form', HTMLFormElement), ['submit']);
    byId('target', HTMLElement).addEventListener('keydown', (event) => event.preventDefault());
    await run(byId('target', HTMLElement), press('Enter'));
    expect(submits).toEqual([]);
  });

  it.each([
    '<button id="target">Go</button>',
    '<a id="target" href="#go">Go</a>',
    '<details><summary id="target">Go</summary></details>',
  ])('clicks %s', async (html) => {
    const target = mount(html);
    const log = logEvents(target, ['click']);
    await run(target, press('Enter'));
    expect(log).toEqual(['click']);
  });

  it('does nothing on its own for role=button', async () => {
    const target = mount('<div id="target" role="button" tabindex="0">Go</div>');
    const log = logEvents(target, ['click']);
    await run(target, press('Enter'));
    expect(log).toEqual([]);
  });
});

describe('Space', () => {
  it('toggles a checkbox when it is released', async () => {
    const target = mount('<input id="target" type="checkbox">');
    const log = logEvents(target, ['keydown', 'keyup', 'click', 'change']);
    expect((await run(target, press('Space'))).checked).toBe(true);
    expect(log).toEqual(['keydown', 'keyup', 'click', 'change']);
  });

  it('clicks a button unless the page prevents it', async () => {
    const target = mount('<button id="target">Go</button>');
    const log = logEvents(target, ['click']);
    await run(target, press(' '));
    target.addEventListener('keyup', (event) => event.preventDefault());
    await run(target, press(' '));
    expect(log).toEqual(['click']);
  });

  it('scrolls the page where nothing takes it', async () => {
    mount('<div style="height: 5000px"></div>');
    expect((await pressKey('Space')).scrolled).toBe(true);
    expect(window.scrollY).toBeGreaterThan(100);
  });
});

describe('Tab', () => {
  const PAGE = `
    <input id="a" value="text"><button id="disabled" disabled></button><a id="no-href">x</a>
    <button id="hidden" style="display: none"></button><div inert><button id="inert">x</button></div>
    <a id="b" href="#x">x</a><div id="c" tabindex="0">x</div><span id="minus" tabindex="-1">x</span>
    <input id="r1" type="radio" name="r"><input id="r2" type="radio" name="r" checked>
    <div id="host"></div><p id="editor" contenteditable>x</p><button id="first" tabindex="1">x</button>`;

  it('goes through the stops in the order of HTML, and round again', async () => {
    mount(PAGE);
    const root = byId('host', HTMLElement).attachShadow({ mode: 'open' });
    root.innerHTML = '<button id="in-shadow">x</button>';
    const visited: (string | undefined)[] = [];
    for (let i = 0; i < 9; i++) {
      await pressKey('Tab');
      const active = document.activeElement;
      visited.push(active?.shadowRoot?.activeElement?.id ?? active?.id);
    }
    expect(visited).toEqual(['first', 'a', 'b', 'c', 'r2', 'in-shadow', 'editor', 'first', 'a']);
  });

  it('goes back with Shift, and selects the text of a field', async () => {
    mount(PAGE);
    byId('b', HTMLElement).focus();
    const effect = await pressKey('Shift+Tab');
    expect(document.activeElement?.id).toBe('a');
    expect(caretOf(byId('a', HTMLInputElement))).toEqual([0, 4]);
    expect(effect.focus).toBe('textbox');
  });

  it('stays inside an open modal dialog', async () => {
    mount(
      '<button id="out">x</button><dialog><button id="one">x</button><button id="two">x</button></dialog>',
    );
    document.querySelector('dialog')?.showModal();
    const visited: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      await pressKey('Tab');
      visited.push(document.activeElement?.id);
    }
    expect(visited).toEqual(['two', 'one', 'two']);
  });

  it('goes on from the place of what has the focus but is no stop', async () => {
    mount(PAGE);
    byId('minus', HTMLElement).focus();
    await pressKey('Tab');
    expect(document.activeElement?.id).toBe('r2');
  });
});

describe('arrows', () => {
  it('check the next radio button of the group and go round', async () => {
    mount(
      '<input type="radio" name="g" id="x" checked><input type="radio" name="g" disabled><input type="radio" name="g" id="z"><input type="radio" name="other">',
    );
    const log = logEvents(document, ['change'], (event) =>
      event.target instanceof Element ? event.target.id : '',
    );
    await run(byId('x', HTMLElement), press('ArrowDown'));
    expect(byId('z', HTMLInputElement).checked).toBe(true);
    expect(document.activeElement?.id).toBe('z');
    await pressKey('ArrowRight');
    expect(log).toEqual(['z', 'x']);
  });

  it('choose the next enabled option of a select', async () => {
    const target = mount(
      '<select id="target"><option>A</option><option disabled>B</option><option>C</option></select>',
    );
    const log = logEvents(target, ['input', 'change']);
    expect((await run(target, press('ArrowDown'))).value).toBe('C');
    expect((await run(target, press('Home'))).value).toBe('A');
    await run(target, press('ArrowUp'));
    expect(log).toEqual(['input', 'change', 'input', 'change']);
  });

  it('step a range and a number', async () => {
    const range = mount('<input id="target" type="range" min="0" max="50" step="5" value="20">');
    const log = logEvents(range, ['input', 'change']);
    const values: (string | undefined)[] = [];
    for (const key of ['ArrowUp', 'ArrowLeft', 'PageUp', 'End', 'Home']) {
      values.push((await run(range, press(key))).value);
    }
    expect(values).toEqual(['25', '20', '25', '50', '0']);
    expect(log).toHaveLength(10);

    const number = mount('<input id="target" type="number" value="5" max="6">');
    await run(number, press('ArrowUp'));
    await run(number, press('ArrowUp'));
    expect(byId('target', HTMLInputElement).value).toBe('6');
  });

  it('scroll what nothing else takes them for', async () => {
    mount('<div style="height: 5000px"></div>');
    await pressKey('ArrowDown');
    expect(window.scrollY).toBe(40);
    await pressKey('End');
    expect(window.scrollY).toBeGreaterThan(3000);
    await pressKey('Home');
    expect(window.scrollY).toBe(0);
  });
});

describe('Escape', () => {
  it('closes a modal dialog, unless the page prevents the cancel', async () => {
    mount('<dialog id="dialog"><button>x</button></dialog>');
    const dialog = byId('dialog', HTMLDialogElement);
    const log = logEvents(dialog, ['cancel', 'close']);
    dialog.showModal();
    await pressKey('Escape');
    expect(dialog.open).toBe(false);
    expect(log).toEqual(['cancel', 'close']);

    dialog.addEventListener('cancel', (event) => event.preventDefault(), { once: true });
    dialog.showModal();
    await pressKey('Escape');
    expect(dialog.open).toBe(true);
  });

  it('leaves a dialog open that is not modal, or says closedby=none', async () => {
    mount('<dialog id="one"></dialog><dialog id="two" closedby="none"></dialog>');
    byId('one', HTMLDialogElement).show();
    byId('two', HTMLDialogElement).showModal();
    await pressKey('Escape');
    expect(byId('one', HTMLDialogElement).open).toBe(true);
    expect(byId('two', HTMLDialogElement).open).toBe(true);
  });

  it('closes a popover before the dialog under it', async () => {
    mount('<dialog id="dialog"><div id="pop" popover>x</div></dialog>');
    byId('dialog', HTMLDialogElement).showModal();
    const popover = byId('pop', HTMLElement);
    popover.showPopover();
    await pressKey('Escape');
    expect(popover.matches(':popover-open')).toBe(false);
    expect(byId('dialog', HTMLDialogElement).open).toBe(true);
  });

  it('clears a search field', async () => {
    const target = mount('<input id="target" type="search" value="shoes">');
    const log = logEvents(target, ['input', 'search']);
    expect((await run(target, press('Escape'))).value).toBe('');
    expect(log).toEqual(['input', 'search']);
  });
});
