import { describe, expect, it } from 'vitest';
import { byId, failure, logEvents, mount, run, trackValueLikeReact } from './support';

const fill = (value: string) => ({ kind: 'fill', value }) as const;

describe('fill', () => {
  it('replaces the text and sends beforeinput, input and change', async () => {
    const target = mount('<input id="target" value="old">');
    const log = logEvents(target, ['focus', 'beforeinput', 'input', 'change'], (event) =>
      event instanceof InputEvent ? `${event.type} ${event.inputType} ${event.data}` : event.type,
    );
    const effect = await run(target, fill('new'));
    expect(byId('target', HTMLInputElement).value).toBe('new');
    expect(log).toEqual(['focus', 'beforeinput insertText new', 'input insertText new', 'change']);
    expect(effect).toEqual({ mutations: 0, value: 'new', focus: 'textbox' });
  });

  it('is noticed by a page that tracks the value as React does', async () => {
    const target = mount('<input id="target" value="old">');
    const seen: string[] = [];
    trackValueLikeReact(byId('target', HTMLInputElement), (value) => seen.push(value));
    await run(target, fill('new'));
    await run(target, fill(''));
    expect(seen).toEqual(['new', '']);
  });

  it('leaves the value alone when the page prevents beforeinput', async () => {
    const target = mount('<input id="target" value="old">');
    target.addEventListener('beforeinput', (event) => event.preventDefault());
    expect(await run(target, fill('new'))).toEqual({ mutations: 0, focus: 'textbox' });
    expect(byId('target', HTMLInputElement).value).toBe('old');
  });

  it('cuts to maxlength and takes line breaks out, as typing would', async () => {
    const target = mount('<input id="target" maxlength="5">');
    await run(target, fill('ab\ncdefg'));
    expect(byId('target', HTMLInputElement).value).toBe('ab cd');
  });

  it('fills a textarea with several lines', async () => {
    const target = mount('<textarea id="target">old</textarea>');
    const effect = await run(target, fill('one\ntwo'));
    expect(byId('target', HTMLTextAreaElement).value).toBe('one\ntwo');
    expect(effect.value).toBe('one\ntwo');
  });

  it('fills the control of a label', async () => {
    const target = mount('<label id="target">Email <input id="email"></label>');
    await run(target, fill('a@b.example'));
    expect(byId('email', HTMLInputElement).value).toBe('a@b.example');
  });

  it('never tells what is in a password field', async () => {
    const target = mount('<input id="target" type="password">');
    const effect = await run(target, fill('hunter2'));
    expect(byId('target', HTMLInputElement).value).toBe('hunter2');
    expect(effect.value).toBe('••••');
  });

  it.each([
    ['date', '2026-11-30'],
    ['time', '14:30'],
    ['datetime-local', '2026-11-30T14:30'],
    ['month', '2026-11'],
    ['week', '2026-W48'],
    ['color', '#1a2b3c'],
    ['range', '30'],
    ['number', '12.5'],
  ])('sets input type=%s to %s', async (type, value) => {
    const target = mount(`<input id="target" type="${type}" step="any">`);
    const log = logEvents(target, ['input', 'change']);
    const effect = await run(target, fill(value));
    expect(byId('target', HTMLInputElement).value).toBe(value);
    expect(effect.value).toBe(value);
    expect(log).toEqual(['input', 'change']);
  });

  it.each([
    ['date', '30.11.2026', 'Give a date such as 2026-11-30.'],
    ['date', '2026-13-01', 'Give a date such as 2026-11-30.'],
    ['time', 'half past two', 'Give a time such as 14:30.'],
    ['datetime-local', '2026-11-30', 'Give a date and time such as 2026-11-30T14:30.'],
    ['month', 'November', 'Give a month such as 2026-11.'],
    ['week', '48', 'Give a week such as 2026-W48.'],
    ['color', 'red', 'Give a colour such as #1a2b3c.'],
    ['range', '500', 'Give a number from 0 to 100.'],
    ['number', 'many', 'Give a number such as 12.5.'],
  ])(
    'refuses input type=%s the value %s and says which format it takes',
    async (type, value, help) => {
      const target = mount(`<input id="target" aria-label="Due" type="${type}">`);
      const log = logEvents(target, ['input', 'change', 'focus']);
      const before = byId('target', HTMLInputElement).value;
      const error = await failure(run(target, fill(value)));
      expect(error.code).toBe('WrongTargetError');
      expect(error.message).toContain(`"Due" does not take "${value}". ${help}`);
      expect(byId('target', HTMLInputElement).value).toBe(before);
      expect(log).toEqual([]);
    },
  );

  it('keeps to the limits of a range', async () => {
    const target = mount('<input id="target" type="range" min="10" max="20" step="5" value="10">');
    const error = await failure(run(target, fill('12')));
    expect(error.message).toContain('Give a number from 10 to 20 in steps of 5.');
    await run(target, fill('15'));
    expect(byId('target', HTMLInputElement).value).toBe('15');
  });

  it('replaces the content of an editor', async () => {
    const target = mount(
      '<div id="target" contenteditable role="textbox"><p>old <b>text</b></p></div>',
    );
    const log = logEvents(target, ['beforeinput', 'input'], (event) =>
      event instanceof InputEvent ? `${event.type} ${event.inputType}` : event.type,
    );
    const effect = await run(target, fill('new text'));
    expect(target.textContent).toBe('new text');
    expect(log[0]).toBe('beforeinput insertText');
    expect(log).toContain('input insertText');
    expect(effect.value).toBe('new text');
    await run(target, fill(''));
    expect(target.textContent).toBe('');
  });

  it('lets an editor that handles beforeinput do the work', async () => {
    const target = mount('<div id="target" contenteditable>old</div>');
    target.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      target.textContent = `model: ${event.data}`;
    });
    await run(target, fill('new'));
    expect(target.textContent).toBe('model: new');
  });

  it.each([
    [
      '<button id="target">Save</button>',
      'button "Save" takes no text. Fill a text field, or click this instead.',
    ],
    [
      '<select id="target" aria-label="Size"><option>S</select>',
      'combobox "Size" takes no text. Use select to choose an option.',
    ],
    [
      '<input id="target" type="checkbox" aria-label="Agree">',
      'checkbox "Agree" takes no text. Use check or uncheck.',
    ],
    ['<input id="target" type="submit" value="Go">', 'button "Go" takes no text. Use click.'],
    [
      '<p id="target">Text</p>',
      'paragraph takes no text. Fill a text field, or click this instead.',
    ],
  ])('refuses %s', async (html, message) => {
    const error = await failure(run(mount(html), fill('x'), { timeoutMs: 60_000 }));
    expect(error.code).toBe('WrongTargetError');
    expect(error.message).toBe(message);
  });

  it('waits for a read-only field', async () => {
    const target = mount('<input id="target" readonly>');
    const error = await failure(run(target, fill('x'), { timeoutMs: 50 }));
    expect(error.details.waitedFor).toBe('is read-only');
    setTimeout(() => target.removeAttribute('readonly'), 80);
    await run(target, fill('x'));
    expect(byId('target', HTMLInputElement).value).toBe('x');
  });
});
