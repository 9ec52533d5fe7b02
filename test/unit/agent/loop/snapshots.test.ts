import { describe, expect, it } from 'vitest';
import type { Message, ModelRequest } from '../../../../src/agent/models/model';
import { NotActionableError } from '../../../../src/model/errors';
import { FakeDriver } from '../fake-driver';
import { runIt } from '../run';
import { done, resultsOf, type Script, type ScriptedModel, scriptedModel } from '../scripted-model';

const look = ['snapshot', {}] as const;
const check = ['assert', { line: 2, matcher: 'title', expected: 'Shop' }] as const;

function withBudget(...script: Script): ScriptedModel {
  return { ...scriptedModel(...script), snapshotBudget: 24_000 };
}

function listOf(open: number): string {
  const items = Array.from({ length: 30 }, (_, at) => `  - listitem [ref=e${at + 9}]: Issue ${at}`);
  return [`- heading "${open} open" [ref=e1]`, '- list [ref=e2]:', ...items].join('\n');
}

const inMarks = (text: string): RegExp =>
  new RegExp(`^<page-content id="\\w+">\n${text}\n</page-content id="\\w+">$`, 's');

describe('snapshots for a model with a budget', () => {
  it('are bounded, and later ones say what has changed', async () => {
    const driver = new FakeDriver();
    driver.text = listOf(30);
    const closeOne = () => {
      driver.text = listOf(29);
      return [look] as const;
    };
    const model = withBudget([look], closeOne, [check], [done]);
    const { events } = await runIt(model, undefined, { driver });
    expect(driver.calls[0]).toBe('observe {"maxChars":24000}');
    const [, first] = model.requests[0]?.messages ?? [];
    expect(first).toMatchObject({ text: expect.stringContaining(listOf(30)) });
    expect(resultsOf(model.requests[1])[0]).toMatch(
      /^Nothing has changed since the snapshot before\.\n<page-content id="\w+">\nAddress: .*\nTitle: Shop\n<\/page/,
    );
    const [lead = '', ...marked] = resultsOf(model.requests[2])[0]?.split('\n') ?? [];
    expect(lead).toBe('What has changed since the snapshot before:');
    expect(marked.join('\n')).toMatch(
      inMarks('Address: .*\nTitle: Shop\n- heading "29 open" \\[ref=e1\\]\n- /unchanged: 1'),
    );
    // The listener gets the page as the model knows it.
    const observed = events.flatMap((event) => (event.type === 'observed' ? [event] : []));
    expect(observed.map(({ observation }) => observation.text)).toEqual([
      listOf(30),
      listOf(30),
      listOf(29),
    ]);
  });

  it('come whole again when the changes together are longer', async () => {
    const driver = new FakeDriver();
    driver.text = listOf(30);
    const change = (open: number) => () => {
      driver.text = listOf(open).replaceAll('Issue 1', `Issue ${open} of 1`);
      return [look] as const;
    };
    const script = Array.from({ length: 8 }, (_, at) => change(29 - at));
    const model = withBudget(...script, [check], [done]);
    await runIt(model, undefined, { driver });
    const wholes = model.requests.map((request) => resultsOf(request)[0]?.startsWith('<page'));
    expect(wholes.slice(1, 9)).toEqual([false, false, true, false, false, true, false, false]);
  });

  it('show a part that was asked for, and let its refs be used', async () => {
    const driver = new FakeDriver();
    driver.text = listOf(30);
    const expand = () => {
      driver.text = '- listitem "Late" [ref=e99]';
      return [['snapshot', { root: 'e2', after: 'e20' }]] as const;
    };
    const click = ['click', { ref: 'e99', element: '"Late" item', line: 1 }] as const;
    const back = () => {
      driver.text = listOf(30);
      return [look] as const;
    };
    const model = withBudget(expand, [click], back, [check], [done]);
    await runIt(model, undefined, { driver });
    expect(driver.calls).toContain('observe {"maxChars":24000,"root":"e2","after":"e20"}');
    expect(resultsOf(model.requests[1])[0]).toMatch(
      /^This part of the page:\n<page.*- listitem "Late" \[ref=e99\]\n<\/page/s,
    );
    expect(resultsOf(model.requests[2])[0]).toMatch(/^Done\./);
    // The part is not what later changes are told from.
    expect(resultsOf(model.requests[3])[0]).toMatch(/^Nothing has changed/);
  });

  it('refuse a root that was never seen', async () => {
    const model = withBudget([['snapshot', { root: 'e77' }]], [check], [done]);
    const { driver } = await runIt(model);
    expect(resultsOf(model.requests[1])[0]).toMatch(/^e77 is in no snapshot/);
    expect(driver.calls.filter((call) => call.includes('e77'))).toEqual([]);
  });

  it('come whole after a failed action, which shows the first 2,000 characters', async () => {
    const driver = new FakeDriver();
    driver.text = listOf(30);
    driver.onAct = async () => {
      throw new NotActionableError('It is covered.', { gone: false });
    };
    const click = ['click', { ref: 'e9', element: '"Issue 0" item', line: 1 }] as const;
    const model = withBudget([click], [look], [check], [done]);
    await runIt(model, undefined, { driver });
    expect(driver.calls).toContain('observe {"maxChars":2000}');
    expect(resultsOf(model.requests[1])[0]).toMatch(/^Failed\./);
    expect(resultsOf(model.requests[2])[0]).toMatch(inMarks('Address: .*heading "30 open".*'));
  });

  it('stay whole for a model without a budget', async () => {
    const model = scriptedModel([look], [check], [done]);
    const { driver } = await runIt(model);
    expect(driver.calls.filter((call) => call.startsWith('observe'))).toEqual([
      'observe',
      'observe',
    ]);
    expect(resultsOf(model.requests[1])[0]).toContain(driver.text);
  });
});

describe('find', () => {
  it('shows what matches below what is around it, and lets its refs be used', async () => {
    const driver = new FakeDriver();
    driver.text = '- heading "Now" [ref=e1]';
    const find = () => {
      driver.text = '- list "Tags" [ref=e5]:\n  - button "Urgent" [ref=e7]\n  - text: of all';
      return [['find', { role: 'button', text: 'urgent' }]] as const;
    };
    const click = ['click', { ref: 'e7', element: '"Urgent" button', line: 1 }] as const;
    const model = withBudget(find, [click], [check], [done]);
    const { run } = await runIt(model, undefined, { driver });
    const [lead = '', ...marked] = resultsOf(model.requests[1])[0]?.split('\n') ?? [];
    expect(lead).toBe('Found 1:');
    expect(marked.join('\n')).toMatch(
      inMarks(
        'Address: .*\nTitle: Shop\n- list "Tags" \\[ref=e5\\]:\n  - button "Urgent" \\[ref=e7\\]',
      ),
    );
    expect(run.cases[0]?.steps.map(({ status }) => status)).toEqual(['done', 'done']);
  });

  it('says when nothing matches, and when there is more than it shows', async () => {
    const driver = new FakeDriver();
    driver.text = listOf(30);
    const model = withBudget(
      [['find', { text: 'nowhere' }]],
      [['find', { role: 'listitem' }]],
      [check],
      [done],
    );
    await runIt(model, undefined, { driver });
    expect(resultsOf(model.requests[1])[0]).toBe('Nothing on the page matches.');
    expect(resultsOf(model.requests[2])[0]).toMatch(
      /^Found 30; the first \d+ are shown, so ask for less:\n/,
    );
  });

  it('asks for something to look for', async () => {
    const model = withBudget([['find', {}]], [check], [done]);
    await runIt(model);
    expect(resultsOf(model.requests[1])[0]).toMatch(/arguments of find.*role, a text, or both/s);
  });
});

describe('what the conversation keeps', () => {
  it('is the last whole snapshot and what came after it', async () => {
    const driver = new FakeDriver();
    driver.text = listOf(30);
    const goTo = (page: number) => () => {
      driver.text = listOf(30)
        .replaceAll('=e', `=f${page}e`)
        .replaceAll('Issue', `On page ${page}`);
      return [look] as const;
    };
    const model = withBudget(...[1, 2, 3].map(goTo), [look], goTo(4), [look], [check], [done]);
    await runIt(model, undefined, { driver });
    expect(shownIn(model.requests[6])).toEqual([
      '[A snapshot',
      '[A snapshot',
      '[A snapshot',
      '[A snapshot',
      '[A snapshot',
      '<page-conte',
      'Nothing has',
    ]);
    expect(shownIn(model.requests[4])).toEqual([
      '<page-conte',
      '<page-conte',
      '<page-conte',
      '<page-conte',
      'Nothing has',
    ]);
  });
});

function shownIn(request: ModelRequest | undefined): string[] {
  const texts = (message: Message): string[] => {
    if (message.role === 'tools') return message.results.map(({ text }) => text);
    return message.role === 'user' ? [message.text] : [];
  };
  return (request?.messages ?? [])
    .slice(1)
    .flatMap(texts)
    .map((text) => text.slice(0, 11));
}
