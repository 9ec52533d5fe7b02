import { describe, expect, it } from 'vitest';
import { findTarget } from '../../../../src/agent/models/plain/find/find-target';
import { readPage } from '../../../../src/agent/models/plain/find/page';
import type { Deed } from '../../../../src/agent/models/plain/find/passes';
import { readLine } from '../../../../src/agent/models/plain/grammar/read-line';
import { type PlainStep, targetOf } from '../../../../src/agent/models/plain/plain-step';
import { DIALOG, FRAME, issueTable, LOGIN, OWN_LIST_OPEN, SOUP } from './pages';

const DEEDS: Partial<Record<PlainStep['kind'], Deed>> = {
  click: 'click',
  fill: 'fill',
  press: 'press',
  select: 'select',
  choose: 'choose',
  check: 'tick',
  uncheck: 'tick',
  hover: 'hover',
  scrollTo: 'scrollTo',
};

/** The ref that a line's step acts on, or what there is instead. */
function find(page: string, line: string): string {
  const reading = readLine(line);
  const [step] = 'steps' in reading ? reading.steps : [];
  const target = step && targetOf(step);
  const deed = step && DEEDS[step.kind];
  if (!target || !deed) throw new Error(`No target in ${line}`);
  const found = findTarget(readPage(page), target, deed);
  switch (found.kind) {
    case 'found':
      return found.node.ref ?? `${found.node.role} without ref`;
    case 'tie':
      return `tie of ${found.candidates.map(({ ref }) => ref).join(', ')}`;
    case 'missing':
      return `missing; nearest ${found.nearest.map(({ ref }) => ref).join(', ')}`;
  }
}

describe('findTarget on a login page', () => {
  it.each([
    ['Click Sign in', 'e9'],
    ['Click the "sign in" button', 'e9'],
    ['Click the Sign in link', 'e9'],
    ['Click Forgot password', 'e10'],
    ['Click "Forgot your password?"', 'e10'],
    ['Click the Forgot your password link', 'e10'],
    ['Click Tracker', 'e3'],
    ['Fill Email with x', 'e6'],
    ['Fill the email field with x', 'e6'],
    ['Fill you@example.com with x', 'e6'],
    ['Fill "Password" with x', 'e7'],
    ['Type "x"', 'e6'],
    ['Check Remember me', 'e8'],
    ['Check the checkbox', 'e8'],
    ['Check the Remember checkbox', 'e8'],
    ['Press Enter in Password', 'e7'],
    ['Hover over the Sign in heading', 'e5'],
    ['Scroll to Tracker', 'e3'],
    ['Click the button', 'e9'],
    ['Click the first link', 'e3'],
    ['Click the last link', 'e10'],
    ['Click the third link', 'missing; nearest e3, e10'],
    ['Click the link', 'tie of e3, e10'],
    ['Click Log in', 'missing; nearest e9'],
    ['Click Register', 'missing; nearest '],
    ['Fill Sign in with x', 'missing; nearest '],
    ['Check Email', 'missing; nearest '],
    ['Click Sign in in the header', 'missing; nearest '],
    ['Click Tracker in the header', 'e3'],
  ])('%s: %s', (line, ref) => {
    expect(find(LOGIN, line)).toBe(ref);
  });
});

describe('findTarget in a table of 200 rows', () => {
  const page = issueTable(200);

  it.each([
    ['Click Open in the row SW-12', 'e216'],
    ['Click the Delete button for SW-12', 'e217'],
    ['Click "Delete" next to "SW-12"', 'e217'],
    ['Click Delete in the "Issue number 12" row', 'e217'],
    ['Click Open in row 3', 'e126'],
    ['Click Open in the third row', 'e126'],
    ['Click Delete in the last row', 'e2097'],
    ['Click the second Delete button', 'e117'],
    ['Click the last Open button', 'e2096'],
    ['Click the first row', 'e100'],
    ['Click the SW-200 row', 'e2090'],
    ['Click the link in the row SW-7', 'e163'],
    ['Click Issue number 7', 'e163'],
    ['Click New issue', 'e7'],
    ['Fill Search with x', 'e6'],
    ['Click Open in the row SW-201', 'missing; nearest '],
    ['Click Archive in the row SW-12', 'missing; nearest '],
    ['Click Open in row 201', 'missing; nearest '],
    ['Click the Key column', 'e23'],
  ])('%s: %s', (line, ref) => {
    expect(find(page, line)).toBe(ref);
  });

  it('does not choose among equals', () => {
    expect(find(page, 'Click Delete')).toMatch(/^tie of e107, e117, e127,/);
    expect(find(page, 'Click Delete in the row Done')).toMatch(/^tie of e127, e157,/);
  });
});

describe('findTarget with a dialog open', () => {
  it.each([
    ['Click Save', 'e45'],
    ['Click Save in the dialog', 'e45'],
    ['Click Save in the New issue dialog', 'e45'],
    ['Click Save in the main area', 'e7'],
    ['Click New issue', 'e8'],
    ['Click Cancel', 'e46'],
    ['Fill Title with x', 'e32'],
    ['Fill the title with x', 'e32'],
    ['Fill Due date with 2026-12-24', 'e44'],
    ['Select High from Priority', 'e34'],
    ['Select Feature from Type', 'e40'],
    ['Check the Feature radio', 'e42'],
    ['Select Feature', 'e42'],
    ['Select High', 'option without ref'],
    ['Check Notify me', 'e43'],
    ['Click Save in the Settings dialog', 'missing; nearest '],
  ])('%s: %s', (line, ref) => {
    expect(find(DIALOG, line)).toBe(ref);
  });
});

describe('findTarget where names are missing', () => {
  it.each([
    ['Fill First name with x', 'e5'],
    ['Fill Last name with x', 'e8'],
    ['Click Save', 'e9'],
    ['Click Trash', 'e10'],
    ['Click the Trash icon', 'e11'],
    ['Click Edit in the Shipping section', 'e15'],
    ['Click Edit in "Billing"', 'e13'],
    ['Click Remove next to Bob', 'e21'],
    ['Click "Remove" for "Alice"', 'e18'],
    ['Click Edit', 'tie of e13, e15'],
    ['Click Remove next to Carol', 'missing; nearest '],
    ['Click Edit next to Bob', 'missing; nearest '],
    ['Click "Press Save when done"', 'e22'],
  ])('%s: %s', (line, ref) => {
    expect(find(SOUP, line)).toBe(ref);
  });
});

describe('findTarget elsewhere', () => {
  it('finds the options of a list that the page draws itself', () => {
    expect(find(OWN_LIST_OPEN, 'Select the Sweden option')).toBe('e22');
    expect(find(OWN_LIST_OPEN, 'Select Sweden from Country')).toBe('e5');
  });

  it('finds elements in frames', () => {
    expect(find(FRAME, 'Click Pay')).toBe('f1e3');
    expect(find(FRAME, 'Fill Card number with 4242')).toBe('f1e2');
    expect(find(FRAME, 'Click Pay in the frame')).toBe('f1e3');
  });

  it('takes an exact match of the whole phrase before a kind and a name', () => {
    const page = '- link "Home tab" [ref=e1]\n- tab "Home" [ref=e2]';
    expect(find(page, 'Click the Home tab')).toBe('e1');
    expect(find('- tab "Home" [ref=e2]', 'Click the Home tab')).toBe('e2');
  });

  it('takes a word for a part of the name where it is no kind of element for the deed', () => {
    const page = '- textbox "Issue type" [ref=e1]\n- textbox "Write your message" [ref=e2]';
    expect(find(page, 'Fill Your message with x')).toBe('e2');
    expect(find(page, 'Fill your message with x')).toBe('e2');
    expect(find(page, 'Fill Issue title with x')).toBe('missing; nearest e1');
    expect(find('- link "Welcome" [ref=e1]', 'Click the Welcome text')).toBe('e1');
  });

  it('passes over what is hidden from assistive technology when it is there twice', () => {
    const page = '- button "Menu" [aria-hidden] [ref=e1]\n- button "Menu" [ref=e2]';
    expect(find(page, 'Click Menu')).toBe('e2');
  });

  it('takes the innermost of elements that say the same', () => {
    const page = '- generic [ref=e1] [cursor=pointer]:\n  - button "Add" [ref=e2]';
    expect(find(page, 'Click Add')).toBe('e2');
  });
});
