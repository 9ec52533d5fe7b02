import { describe, expect, it } from 'vitest';
import { DIALOG, FRAME, issueTable, LOGIN, OWN_LIST, OWN_LIST_OPEN } from './pages';
import { ending, type FakePage, play } from './play';

/** The calls that one line makes on a page that does not change, without the closing one. */
async function callsOf(line: string, text: string, more: Partial<FakePage> = {}) {
  const { deeds } = await play([line], { text, ...more });
  return deeds.filter(([tool]) => tool !== 'complete_scenario');
}

describe('actions', () => {
  it.each<[string, string, string, object]>([
    ['Navigate to /issues', LOGIN, 'navigate', { url: '/issues' }],
    ['Reload the page', LOGIN, 'navigate', { url: 'https://tracker.test/issues' }],
    ['Go back', LOGIN, 'back', {}],
    ['Click Sign in', LOGIN, 'click', { ref: 'e9', element: 'button "Sign in"' }],
    [
      'Double-click Tracker',
      LOGIN,
      'click',
      { ref: 'e3', element: 'link "Tracker"', clickCount: 2 },
    ],
    [
      'Right-click Tracker while holding Shift',
      LOGIN,
      'click',
      { ref: 'e3', element: 'link "Tracker"', button: 'right', modifiers: ['Shift'] },
    ],
    [
      'Fill Email with a@b.c',
      LOGIN,
      'fill',
      { ref: 'e6', element: 'textbox "Email"', value: 'a@b.c' },
    ],
    ['Type "a@b.c"', LOGIN, 'fill', { ref: 'e6', element: 'textbox "Email"', value: 'a@b.c' }],
    ['Clear Password', LOGIN, 'fill', { ref: 'e7', element: 'textbox "Password"', value: '' }],
    ['Press Enter', LOGIN, 'press', { key: 'Enter' }],
    [
      'Press Ctrl+A in Email',
      LOGIN,
      'press',
      { ref: 'e6', element: 'textbox "Email"', key: 'Control+a' },
    ],
    ['Check Remember me', LOGIN, 'check', { ref: 'e8', element: 'checkbox "Remember me"' }],
    ['Uncheck Remember me', LOGIN, 'uncheck', { ref: 'e8', element: 'checkbox "Remember me"' }],
    ['Hover over Tracker', LOGIN, 'hover', { ref: 'e3', element: 'link "Tracker"' }],
    ['Scroll down', LOGIN, 'scroll', { deltaX: 0, deltaY: 600 }],
    ['Scroll to Tracker', LOGIN, 'scroll', { ref: 'e3', element: 'link "Tracker"' }],
    ['Wait for "Saved"', LOGIN, 'wait_for', { text: 'Saved', state: 'visible' }],
    [
      'Wait up to 20 seconds for "Saved"',
      LOGIN,
      'wait_for',
      { text: 'Saved', state: 'visible', timeoutMs: 20_000 },
    ],
    ['Wait for "Saved" to disappear', LOGIN, 'wait_for', { text: 'Saved', state: 'gone' }],
    ['Wait for the page to settle', LOGIN, 'wait_for_stable', {}],
    [
      'Select high from Priority',
      DIALOG,
      'select',
      { ref: 'e34', element: 'combobox "Priority"', options: ['High'] },
    ],
    [
      'Set Priority to High',
      DIALOG,
      'select',
      { ref: 'e34', element: 'combobox "Priority"', options: ['High'] },
    ],
    [
      'Select High',
      DIALOG,
      'select',
      { ref: 'e34', element: 'combobox "Priority"', options: ['High'] },
    ],
    [
      'Select Urgent from Priority',
      DIALOG,
      'select',
      { ref: 'e34', element: 'combobox "Priority"', options: ['Urgent'] },
    ],
    ['Select Feature from Type', DIALOG, 'check', { ref: 'e42', element: 'radio "Feature"' }],
    ['Choose Feature', DIALOG, 'check', { ref: 'e42', element: 'radio "Feature"' }],
    ['Click Pay', FRAME, 'click', { ref: 'f1e3', element: 'button "Pay"' }],
    [
      'Click the SW-2 row',
      issueTable(2),
      'click',
      { ref: 'e110', element: 'row "SW-2 Issue number 2 In progress Open Delete"' },
    ],
  ])('%s', async (line, page, tool, input) => {
    expect(await callsOf(line, page)).toEqual([[tool, { ...input, line: 1 }]]);
  });

  it('says when it does something else than a line asks for', async () => {
    const { deeds, said } = await play(['Wait 3 seconds'], { text: LOGIN });
    expect(deeds[0]).toEqual(['wait_for_stable', { line: 1 }]);
    expect(said[0]).toBe(
      'Step 1 “Wait 3 seconds” (waiting until the page has settled instead of for a fixed time)',
    );
  });

  it('opens a list that the page draws itself, and clicks the option', async () => {
    const page: FakePage = {
      text: OWN_LIST,
      on: (call, self) => {
        if (call.name === 'click') self.text = OWN_LIST_OPEN;
        return undefined;
      },
    };
    const { deeds } = await play(['Select Sweden from Country', 'Wait for "Sweden"'], page);
    expect(deeds.slice(0, 3)).toEqual([
      ['click', { ref: 'e5', element: 'combobox "Country"', line: 1 }],
      ['click', { ref: 'e22', element: 'option "Sweden"', line: 1 }],
      ['wait_for', { text: 'Sweden', state: 'visible', line: 2 }],
    ]);
  });

  it('clicks the option of a list that is open already', async () => {
    expect(await callsOf('Select Norway from Country', OWN_LIST_OPEN)).toEqual([
      ['click', { ref: 'e21', element: 'option "Norway"', line: 1 }],
    ]);
  });

  it('clicks an option when the list turns out to be no native one', async () => {
    const text = `- listbox "Colour" [ref=e2]:
  - option "Red" [ref=e3] [cursor=pointer]
  - option "Blue" [ref=e4] [cursor=pointer]`;
    const on: FakePage['on'] = ({ name }) =>
      name === 'select' ? 'Failed.\nlistbox "Colour" is not a native select.' : undefined;
    expect(await callsOf('Select Blue from Colour', text, { on })).toEqual([
      ['select', { ref: 'e2', element: 'listbox "Colour"', options: ['Blue'], line: 1 }],
      ['click', { ref: 'e4', element: 'option "Blue"', line: 1 }],
    ]);
    expect(await callsOf('Select Blue', text, { on })).toEqual([
      ['select', { ref: 'e2', element: 'listbox "Colour"', options: ['Blue'], line: 1 }],
      ['click', { ref: 'e4', element: 'option "Blue"', line: 1 }],
    ]);
  });
});

describe('checks', () => {
  const frames = FRAME;
  it.each<[string, string, object]>([
    ['Verify the page shows "Welcome"', LOGIN, { text: 'Welcome', matcher: 'visible' }],
    ['Verify "Welcome" is not visible', LOGIN, { text: 'Welcome', matcher: 'hidden' }],
    [
      'Verify heading "Sign in" is visible',
      LOGIN,
      { role: 'heading', name: 'Sign in', matcher: 'visible' },
    ],
    [
      'Verify heading "sign in" is visible',
      LOGIN,
      { role: 'heading', name: 'sign in', matcher: 'visible' },
    ],
    [
      'Verify the heading is "Inbox"',
      LOGIN,
      { role: 'heading', name: 'Inbox', matcher: 'visible' },
    ],
    [
      'Verify the Sign in button is enabled',
      LOGIN,
      { role: 'button', name: 'Sign in', matcher: 'enabled' },
    ],
    [
      'Verify the Sign in button is disabled',
      LOGIN,
      { role: 'button', name: 'Sign in', matcher: 'enabled', not: true },
    ],
    [
      'Verify the Save button is disabled',
      LOGIN,
      { role: 'button', name: 'Save', matcher: 'enabled', not: true },
    ],
    [
      'Verify the "Sign out" button is not visible',
      LOGIN,
      { role: 'button', name: 'Sign out', matcher: 'hidden' },
    ],
    [
      'Verify Email is "a@b.c"',
      LOGIN,
      { role: 'textbox', name: 'Email', matcher: 'value', expected: 'a@b.c' },
    ],
    [
      'Verify the Email field is empty',
      LOGIN,
      { role: 'textbox', name: 'Email', matcher: 'value', expected: '' },
    ],
    [
      'Verify Remember me is not checked',
      LOGIN,
      { role: 'checkbox', name: 'Remember me', matcher: 'checked', not: true },
    ],
    [
      'Verify the Priority dropdown shows medium',
      DIALOG,
      { role: 'combobox', name: 'Priority', matcher: 'value', expected: 'medium' },
    ],
    [
      'Verify the Bug radio is selected',
      DIALOG,
      { role: 'radio', name: 'Bug', matcher: 'checked' },
    ],
    ['Verify the dialog is open', DIALOG, { role: 'dialog', matcher: 'visible' }],
    ['Verify the dialog is closed', LOGIN, { role: 'dialog', matcher: 'hidden' }],
    [
      'Verify the dialog contains "Notes"',
      DIALOG,
      { role: 'dialog', matcher: 'containsText', expected: 'Notes' },
    ],
    [
      'Verify the Save button in the dialog is enabled',
      DIALOG,
      { ref: 'e45', element: 'button "Save"', matcher: 'enabled' },
    ],
    [
      'Verify the Save button is visible',
      DIALOG,
      { ref: 'e7', element: 'button "Save"', matcher: 'visible' },
    ],
    [
      'Verify the row SW-12 contains "Done"',
      issueTable(20),
      { role: 'row', name: 'SW-12', matcher: 'containsText', expected: 'Done' },
    ],
    [
      'Verify the row SW-1 contains "Open"',
      issueTable(20),
      {
        ref: 'e100',
        element: 'row "SW-1 Issue number 1 Open Open Delete"',
        matcher: 'containsText',
        expected: 'Open',
      },
    ],
    [
      'Verify the first row contains "SW-1"',
      issueTable(20),
      {
        ref: 'e100',
        element: 'row "SW-1 Issue number 1 Open Open Delete"',
        matcher: 'containsText',
        expected: 'SW-1',
      },
    ],
    ['Verify there are 20 rows', issueTable(20), { role: 'row', matcher: 'count', expected: 21 }],
    [
      'Verify there are 20 Open buttons',
      issueTable(20),
      { role: 'button', name: 'Open', exact: true, matcher: 'count', expected: 20 },
    ],
    [
      'Verify there are 3 items',
      issueTable(2),
      { role: 'listitem', matcher: 'count', expected: 3 },
    ],
    [
      'Verify there are 2 "Done" labels',
      issueTable(6),
      { text: 'Done', matcher: 'count', expected: 2 },
    ],
    ['Verify no dialog is open', LOGIN, { role: 'dialog', matcher: 'hidden' }],
    ['Verify the URL is /issues', LOGIN, { matcher: 'url', expected: '/issues' }],
    [
      'Verify the URL contains issues',
      LOGIN,
      { matcher: 'url', expected: 'issues', contains: true },
    ],
    ['Verify the title is not "Login"', LOGIN, { matcher: 'title', expected: 'Login', not: true }],
    [
      'Verify the issues page loads',
      issueTable(2),
      { ref: 'e5', element: 'heading "Issues"', matcher: 'visible' },
    ],
    [
      'Verify "Card accepted" is shown',
      frames,
      {
        ref: 'f1e4',
        element: 'paragraph "Card accepted"',
        matcher: 'containsText',
        expected: 'Card accepted',
      },
    ],
    [
      'Verify the Pay button is enabled',
      frames,
      { ref: 'f1e3', element: 'button "Pay"', matcher: 'enabled' },
    ],
  ])('%s', async (line, page, input) => {
    expect(await callsOf(line, page)).toEqual([['assert', { ...input, line: 1 }]]);
  });

  it('takes the real name, whole, where a part of it would fit several', async () => {
    const text = '- button "Save" [ref=e1]\n- button "Save as draft" [ref=e2]';
    expect(await callsOf('Verify the save button is enabled', text)).toEqual([
      ['assert', { role: 'button', name: 'Save', exact: true, matcher: 'enabled', line: 1 }],
    ]);
  });

  it('says that header rows are counted too', async () => {
    const { said } = await play(['Verify there are 2 rows'], { text: issueTable(2) });
    expect(said[0]).toBe('Step 1 “Verify there are 2 rows” (2 rows and the row of column headers)');
  });

  it('looks for a text where no heading says that a page has loaded', async () => {
    const { deeds, paused } = await play(['Verify the dashboard loads'], { text: LOGIN });
    expect(deeds[0]).toEqual(['assert', { text: 'dashboard', matcher: 'visible', line: 1 }]);
    expect(paused).toEqual([500, 1500, 3000]);
  });

  it('takes several texts one by one, on the same line', async () => {
    expect(await callsOf('Verify the page shows "A" and "B"', LOGIN)).toEqual([
      ['assert', { text: 'A', matcher: 'visible', line: 1 }],
      ['assert', { text: 'B', matcher: 'visible', line: 1 }],
    ]);
  });

  it('asserts pass criteria by their own numbers', async () => {
    const played = await play(
      ['Click Sign in'],
      { text: LOGIN },
      { passCriteria: 'The page shows "Welcome"\nURL is /home' },
    );
    expect(played.deeds.slice(1)).toEqual([
      ['assert', { text: 'Welcome', matcher: 'visible', line: 2 }],
      ['assert', { matcher: 'url', expected: '/home', line: 3 }],
      ['complete_scenario', { passed: true, summary: 'All 3 steps were carried out.' }],
    ]);
  });

  it('refuses a check of several elements that are called the same', async () => {
    const text = '- textbox "Name" [ref=e1]\n- textbox "Name" [ref=e2]';
    await expect(play(['Verify the Name field is "X"'], { text })).rejects.toThrow(
      'Step 1 “Verify the Name field is "X"” cannot be carried out: 2 elements are field “Name”: textbox “Name”, textbox “Name”. Say which, as in: the first ….',
    );
  });

  it('refuses a value check of what is no field, after looking again', async () => {
    await expect(play(['Verify the total is $5.00'], { text: LOGIN })).rejects.toThrow(
      'Step 1 “Verify the total is $5.00” cannot be carried out: there is no field “total” on the page. If it is a text: Verify the page shows “$5.00”.',
    );
  });
});

describe('variables', () => {
  const variables = [
    { name: 'ITEM', secret: false as const, value: 'SW-2' },
    { name: 'TOKEN', secret: true as const },
  ];

  it('are found by their values and passed on by their names', async () => {
    const { deeds } = await play(
      [
        'Click Open in the row {{ITEM}}',
        'Fill Search issues with {{TOKEN}}',
        'Verify the page shows {{ITEM}}',
        'Verify the row {{ITEM}} contains {{ITEM}}',
      ],
      { text: issueTable(3) },
      { variables },
    );
    expect(deeds.slice(0, 4)).toEqual([
      ['click', { ref: 'e116', element: 'button "Open"', line: 1 }],
      ['fill', { ref: 'e6', element: 'searchbox "Search issues"', value: '{{TOKEN}}', line: 2 }],
      ['assert', { text: '{{ITEM}}', matcher: 'visible', line: 3 }],
      [
        'assert',
        { role: 'row', name: '{{ITEM}}', matcher: 'containsText', expected: '{{ITEM}}', line: 4 },
      ],
    ]);
  });

  it('cannot name an element when they are secret', async () => {
    const played = play(['Click {{TOKEN}}'], { text: LOGIN }, { variables });
    await expect(played).rejects.toThrow(
      'Step 1 “Click {{TOKEN}}” cannot be carried out: it names the element by {{TOKEN}}, whose value plain steps never see. Write the text itself.',
    );
  });
});

describe('the end of a case', () => {
  it('is reported as passed when every line was carried out', async () => {
    const played = await play(['Click Sign in'], { text: LOGIN });
    expect(ending(played)).toEqual({ passed: true, summary: 'The one step was carried out.' });
  });
});
