import { describe, expect, it } from 'vitest';
import type { Message, ModelRequest } from '../../../../src/agent/models/model';
import { createPlainModel } from '../../../../src/agent/models/plain';
import { PlainStepError } from '../../../../src/model/errors';
import { DIALOG, issueTable, LOGIN } from './pages';
import { caseOf, ending, type FakePage, play } from './play';

describe('a target that is not there yet', () => {
  it('is looked for again, a little later each time', async () => {
    let looks = 0;
    const page: FakePage = {
      get text() {
        return ++looks < 3 ? '- main: Loading' : LOGIN;
      },
    };
    const { deeds, turns, paused } = await play(['Click Sign in'], page);
    expect(turns).toEqual([['snapshot'], ['click'], ['complete_scenario']]);
    expect(paused).toEqual([500]);
    expect(deeds[0]).toEqual(['click', { ref: 'e9', element: 'button "Sign in"', line: 1 }]);
  });

  it('is scrolled for once, and then reported with what came nearest', async () => {
    const played = await play(['Click Save', 'Click Sign inn'], { text: LOGIN });
    expect(played.turns).toEqual([
      ['snapshot'],
      ['snapshot'],
      ['snapshot'],
      ['scroll', 'snapshot'],
      ['complete_scenario'],
    ]);
    expect(played.paused).toEqual([500, 1500, 3000]);
    expect(played.deeds[0]).toEqual(['scroll', { deltaY: 600, line: 1 }]);
    expect(ending(played)).toEqual({
      passed: false,
      summary:
        'Step 1 “Click Save” failed: there is no button, link or other element “Save” on the page (https://tracker.test/issues).',
    });
  });

  it('is found after scrolling', async () => {
    const page: FakePage = {
      text: LOGIN,
      on: (call, self) => {
        if (call.name === 'scroll') self.text = DIALOG;
        return undefined;
      },
    };
    const { deeds } = await play(['Click Cancel'], page);
    expect(deeds.map(([tool]) => tool)).toEqual(['scroll', 'click', 'complete_scenario']);
  });

  it('names the kind, the place and the nearest', async () => {
    const missing = await play(['Click the Open button in the row SW-9'], { text: issueTable(3) });
    expect(ending(missing)).toMatchObject({
      summary:
        'Step 1 “Click the Open button in the row SW-9” failed: there is no button “Open” in row “SW-9” on the page (https://tracker.test/issues).',
    });
    const near = await play(['Click the Log in button'], { text: LOGIN });
    expect(ending(near)).toMatchObject({
      summary:
        'Step 1 “Click the Log in button” failed: there is no button “Log in” on the page (https://tracker.test/issues). Nearest: button “Sign in”.',
    });
  });

  it('says that nothing has the focus when a step types into it', async () => {
    const played = await play(['Type "x"'], { text: '- textbox "Email" [ref=e1]' });
    expect(ending(played)).toEqual({
      passed: false,
      summary:
        'Step 1 “Type "x"” failed: no field has the focus. Say which field: Fill Email with “…” (https://tracker.test/issues).',
    });
  });
});

describe('a step that does not say which element', () => {
  it('is refused with the candidates', async () => {
    let error: unknown;
    await play(['Click Sign in', 'Click Delete'], { text: `${LOGIN}\n${issueTable(2)}` }).catch(
      (thrown: unknown) => {
        error = thrown;
      },
    );
    expect(error).toBeInstanceOf(PlainStepError);
    expect(error).toMatchObject({
      message:
        'Step 2 “Click Delete” cannot be carried out: 2 elements fit button, link or other element “Delete”: button “Delete”, button “Delete”. Say which, as in: the second …, … in the dialog, … in row “…”.',
      details: { line: 2 },
    });
  });

  it('is carried out when the second is gone at the next look', async () => {
    let looks = 0;
    const page: FakePage = {
      get text() {
        return issueTable(++looks < 3 ? 2 : 1);
      },
    };
    const { deeds } = await play(['Click Delete'], page);
    expect(deeds[0]).toEqual(['click', { ref: 'e107', element: 'button "Delete"', line: 1 }]);
  });
});

describe('lines that cannot be read', () => {
  it('stop the case before anything is done, all of them by number', async () => {
    const deeds: string[] = [];
    const page: FakePage = { text: LOGIN, on: ({ name }) => void deeds.push(name) };
    await expect(
      play(['Click Sign in', 'Fill Email', 'Log in as admin', 'Verify it works'], page),
    ).rejects.toThrow(
      [
        'Step 2: “Fill Email” cannot be carried out: it has no value. Write one step for each field: Fill Email with “…”.',
        'Step 3: “Log in as admin” cannot be carried out: signing in is several steps. Write each: Fill Email with “…”; Fill Password with “…”; Click “Sign in”.',
        'Step 4: “Verify it works” cannot be carried out: it does not say what shows that. Write: Verify the page shows “…”, or: Verify the heading is “…”.',
      ].join('\n'),
    );
    expect(deeds).toEqual([]);
  });

  it('may be pass criteria', async () => {
    await expect(
      play(['Click Sign in'], { text: LOGIN }, { passCriteria: 'Click Save' }),
    ).rejects.toThrow(
      'Step 2: “Click Save” cannot be carried out: a pass criterion is something to check.',
    );
  });
});

describe('a call that fails', () => {
  it('is tried again on a fresh look, with the ref the element has then', async () => {
    let clicks = 0;
    const page: FakePage = {
      text: LOGIN,
      on: (call, self) => {
        if (call.name !== 'click' || ++clicks > 1) return undefined;
        self.text = LOGIN.replace('[ref=e9]', '[ref=e99]');
        return 'Failed. Try 1 of 3 at this target.\ne9 is gone.';
      },
    };
    const { deeds, turns } = await play(['Click Sign in'], page);
    expect(turns).toEqual([['click'], ['snapshot'], ['click'], ['complete_scenario']]);
    expect(deeds.map(([, input]) => input)).toMatchObject([{ ref: 'e9' }, { ref: 'e99' }, {}]);
  });

  it('is given up after the last try the loop allows, with its words', async () => {
    const failure = [
      'Failed. Try 3 of 3 at this target: look for what is in the way.',
      '<page-content id="abc">',
      'button "Sign in" is covered by dialog "Cookies".',
      '</page-content id="abc">',
      '',
      'Page now:',
      LOGIN,
    ].join('\n');
    const played = await play(['Click Sign in', 'Verify the page shows "Welcome"'], {
      text: LOGIN,
      on: ({ name }) => (name === 'click' ? failure : undefined),
    });
    expect(played.deeds.filter(([tool]) => tool === 'click')).toHaveLength(4);
    expect(ending(played)).toEqual({
      passed: false,
      summary: 'Step 1 “Click Sign in” failed. button "Sign in" is covered by dialog "Cookies".',
    });
  });

  it('ends the case at once when there is no target to look for', async () => {
    const played = await play(['Wait for "Saved"', 'Click Sign in'], {
      text: LOGIN,
      on: ({ name }) => (name === 'wait_for' ? 'Failed.\nThere was no "Saved" in 5 s.' : undefined),
    });
    expect(played.turns).toEqual([['wait_for', 'snapshot'], ['complete_scenario']]);
    expect(ending(played)).toEqual({
      passed: false,
      summary: 'Step 1 “Wait for "Saved"” failed. There was no "Saved" in 5 s.',
    });
  });

  it('ends the case at the first check that does not hold', async () => {
    const words =
      'It does not hold, and is recorded so. Do not assert it anew; go on with the other lines.\n<page-content id="a">\nCheck that heading "Sign in" is visible\nFound: nothing matches\n</page-content id="a">';
    const played = await play(
      ['Verify heading "Sign in" is visible', 'Verify the page shows "Welcome"', 'Click Sign in'],
      { text: LOGIN, on: ({ name }) => (name === 'assert' ? words : undefined) },
    );
    expect(played.deeds.map(([tool]) => tool)).toEqual(['assert', 'complete_scenario']);
    expect(ending(played)).toEqual({
      passed: false,
      summary:
        'Step 1 “Verify heading "Sign in" is visible” failed. Check that heading "Sign in" is visible. Found: nothing matches.',
    });
  });
});

describe('snapshots', () => {
  it('are taken in the turn of a deed, when the next step must see the page', async () => {
    const { turns } = await play(
      [
        'Fill Email with a@b.c',
        'Click Sign in',
        'Press Enter',
        'Verify the URL is /issues',
        'Verify the page shows "Welcome"',
      ],
      { text: LOGIN },
    );
    expect(turns).toEqual([
      ['fill', 'snapshot'],
      ['click'],
      ['press'],
      ['assert', 'snapshot'],
      ['assert'],
      ['complete_scenario'],
    ]);
  });

  it('come first when the page could not be seen', async () => {
    const seen = await play(['Click Sign in'], { text: LOGIN }, { unseen: true });
    expect(seen.turns).toEqual([['snapshot'], ['click'], ['complete_scenario']]);
    const opened = await play(['Open /login', 'Press Enter'], { text: LOGIN }, { unseen: true });
    expect(opened.turns).toEqual([['navigate'], ['snapshot'], ['press'], ['complete_scenario']]);
  });
});

describe('several deeds in one line', () => {
  it('are done in order, under its number', async () => {
    const { deeds } = await play(
      ['Fill Email with a, then press Enter', 'Click Sign in and verify "Welcome" is shown'],
      { text: LOGIN },
    );
    expect(deeds).toEqual([
      ['fill', { ref: 'e6', element: 'textbox "Email"', value: 'a', line: 1 }],
      ['press', { key: 'Enter', line: 1 }],
      ['click', { ref: 'e9', element: 'button "Sign in"', line: 2 }],
      ['assert', { text: 'Welcome', matcher: 'visible', line: 2 }],
      ['complete_scenario', { passed: true, summary: 'All 2 steps were carried out.' }],
    ]);
  });
});

describe('the model', () => {
  const request = (messages: Message[]): ModelRequest => ({
    system: '',
    tools: [],
    messages,
    task: { case: caseOf(['Click Sign in', 'Click Nowhere']), expectedChecks: [] },
  });
  const signal = new AbortController().signal;

  it('answers the same conversation in the same way, whoever asks', async () => {
    const observation = { url: 'https://x.test/', title: '', text: LOGIN, unread: [], takenAt: 0 };
    const messages: Message[] = [{ role: 'user', text: LOGIN, observation }];
    const first = await createPlainModel().next(request(messages), signal);
    const again = await createPlainModel().next(request(messages), signal);
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      text: 'Step 1 “Click Sign in”',
      stop: 'calls',
      usage: { inputTokens: 0, outputTokens: 0 },
    });
  });

  it('gives every call of a conversation an id of its own', async () => {
    const ids: string[] = [];
    const page: FakePage = { text: LOGIN, on: ({ id }) => void ids.push(id) };
    await play(['Click Sign in', 'Click Sign in', 'Click Sign in'], page);
    expect(new Set(ids).size).toBe(4);
  });

  it('stops calling when the case could not be ended', async () => {
    const messages: Message[] = [
      {
        role: 'assistant',
        text: '',
        calls: [{ id: 'plain-9-s1-m4-f0--complete', name: 'complete_scenario', input: {} }],
      },
      {
        role: 'tools',
        results: [{ callId: 'plain-9-s1-m4-f0--complete', text: 'No.', isError: true }],
      },
    ];
    const turn = await createPlainModel().next(request(messages), signal);
    expect(turn).toMatchObject({ calls: [], stop: 'end' });
  });

  it('stops at once when the run is stopped, also while it waits', async () => {
    const stop = new AbortController();
    const reason = new Error('Stopped.');
    const observation = { url: 'https://x.test/', title: '', text: '', unread: [], takenAt: 0 };
    const waiting = createPlainModel().next(
      request([{ role: 'user', text: '', observation }]),
      stop.signal,
    );
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(createPlainModel().next(request([]), stop.signal)).rejects.toBe(reason);
  });
});
