import { describe, expect, it } from 'vitest';
import {
  ModelBusyError,
  NotActionableError,
  PlainStepError,
  StaleRefError,
  StorageFullError,
  StrictModeError,
  TabClosedError,
  TabCrashedError,
} from '../../../../src/model/errors';
import type { RunEvent } from '../../../../src/model/run-event';
import { FakeDriver } from '../fake-driver';
import { runIt } from '../run';
import { done, resultsOf, scriptedModel } from '../scripted-model';

const click = ['click', { ref: 'e4', element: '"Sign in" button', line: 1 }] as const;
const check = ['assert', { line: 2, matcher: 'title', expected: 'Shop' }] as const;

function covered(): FakeDriver {
  const driver = new FakeDriver();
  driver.onAct = async () => {
    throw new NotActionableError('button "Sign in" is covered by dialog "News".');
  };
  return driver;
}

describe('a failed action', () => {
  it('tells the error and the first 2,000 characters of the page now, as an error', async () => {
    const driver = covered();
    driver.text = `${driver.text}\n${'x'.repeat(3_000)}\n- button "Late" [ref=e99]`;
    const late = ['click', { ref: 'e99', element: '"Late" button' }] as const;
    const model = scriptedModel([click], [done]);
    const { run, events } = await runIt(model, undefined, { driver });
    const result = model.requests[1]?.messages.at(-1);
    const [text = ''] = resultsOf(model.requests[1]);
    expect(result).toMatchObject({ results: [{ isError: true }] });
    expect(text).toMatch(
      /^Failed\. Try 1 of 3 at this target.*\n<page-content id="\w+">\nbutton "Sign in" is covered by dialog "News"\.\n<\/page-content id="\w+">\n\nPage now:\n<page-content/,
    );
    const shown = /Title: Shop\n(.*)\n<\/page-content id="\w+">$/s.exec(text)?.[1];
    expect(shown).toBe(driver.text.slice(0, 2_000));
    expect(run.cases[0]?.steps[0]).toMatchObject({
      status: 'failed',
      error: { code: 'NotActionableError' },
      target: { name: 'Sign in' },
      picture: { taken: true },
    });
    expect(events.filter(({ type }) => type === 'observed').at(-1)).toMatchObject({
      stepIndex: 1,
      observation: { text: driver.text.slice(0, 2_000) },
    });

    const again = scriptedModel([['click', { ref: 'e3', element: 'x', line: 1 }]], [late], [done]);
    const second = covered();
    const page = second.text;
    second.onAct = async () => {
      second.text = `${page}\n${'x'.repeat(3_000)}\n- button "Late" [ref=e99]`;
      throw new NotActionableError('Covered.');
    };
    await runIt(again, undefined, { driver: second });
    expect(resultsOf(again.requests[2])[0]).toMatch(/^e99 is in no snapshot/);
  });

  it('fails the case when it is left, even if the checks hold and the model says passed', async () => {
    const { run } = await runIt(scriptedModel([click], [check], [done]), undefined, {
      driver: covered(),
    });
    expect(run.verdict).toEqual({
      outcome: 'failed',
      reason:
        'Step 1 failed: Click button "Sign in". button "Sign in" is covered by dialog "News".',
      stepIndex: 0,
    });
  });

  it('is made good by another way to do the same line', async () => {
    const driver = covered();
    const model = scriptedModel([click], [['press', { key: 'Enter', line: 1 }]], [check], [done]);
    expect((await runIt(model, undefined, { driver })).run.verdict).toEqual({ outcome: 'passed' });
  });

  it('says so when the page cannot be read either', async () => {
    const driver = covered();
    const model = scriptedModel(() => {
      driver.onObserve = async () => {
        throw new StaleRefError('Loading.');
      };
      return [click];
    }, [done]);
    await runIt(model, undefined, { driver });
    expect(resultsOf(model.requests[1])[0]).toMatch(
      /Page now:\nThe page could not be read: <page-content id="\w+">\nLoading\./,
    );
  });
});

describe('three failed tries at a target', () => {
  const other = ['click', { ref: 'e1', element: 'something else', line: 1 }] as const;

  it('scroll the page, leave one last try, then no more', async () => {
    const driver = covered();
    const model = scriptedModel([click], [other], [click], [other], [click], [check], [done]);
    const { run } = await runIt(model, undefined, { driver });
    const firstLines = model.requests
      .slice(1, 6)
      .map((request) => resultsOf(request)[0]?.split('\n')[0]);
    expect(firstLines).toEqual([
      expect.stringMatching(/^Failed\. Try 1 of 3/),
      expect.stringMatching(/^Failed\. Try 2 of 3/),
      'Failed. 3 tries at this target failed. The page was scrolled. Look again: one last try is left.',
      expect.stringMatching(/^Failed\. This step has failed\. Do not try it again/),
      expect.stringMatching(/^Not tried: no try is left for this target/),
    ]);
    expect(run.cases[0]?.steps.map(({ call, status }) => [call.type, status])).toEqual([
      ['element', 'failed'],
      ['element', 'failed'],
      ['element', 'failed'],
      ['page', 'done'],
      ['element', 'failed'],
      ['assert', 'done'],
    ]);
    expect(driver.calls.filter((call) => call.startsWith('page'))).toEqual([
      'page {"kind":"scroll","deltaX":0,"deltaY":600}',
    ]);
    expect(run.verdict).toMatchObject({ outcome: 'failed', stepIndex: 0 });
  });

  it('are counted anew after a success', async () => {
    const driver = new FakeDriver();
    let tries = 0;
    driver.onAct = async () => {
      tries++;
      if (tries % 3 !== 0) throw new NotActionableError('Covered.');
      return { mutations: 1 };
    };
    const six = Array.from({ length: 6 }, () => [click] as const);
    const model = scriptedModel(...six, [check], [done]);
    const { run } = await runIt(model, undefined, { driver });
    expect(driver.calls.filter((call) => call.startsWith('page'))).toEqual([]);
    expect(run.verdict).toEqual({ outcome: 'passed' });
  });

  it('are counted by what the element is called when there is no line', async () => {
    const model = scriptedModel(
      [['click', { ref: 'e4', element: '"Sign in" button' }]],
      [['click', { ref: 'e3', element: '"Sign in" button ' }]],
      [['click', { ref: 'e2', element: 'other' }]],
      [['click', { ref: 'e4', element: '"sign in" button' }]],
      [done],
    );
    await runIt(model, undefined, { driver: covered() });
    expect(resultsOf(model.requests[3])[0]).toMatch(/^Failed\. Try 1 of 3/);
    expect(resultsOf(model.requests[4])[0]).toMatch(/^Failed\. 3 tries/);
  });
});

describe('a check that cannot be run', () => {
  it('is told, and leaves the case inconclusive until it is run', async () => {
    const driver = new FakeDriver();
    driver.onCheck = async () => {
      throw new StrictModeError('2 elements match.');
    };
    const model = scriptedModel([check], [done]);
    const { run } = await runIt(model, undefined, { driver });
    expect(resultsOf(model.requests[1])[0]).toMatch(/^Failed\. The check was not run\./);
    expect(run.verdict).toMatchObject({
      outcome: 'inconclusive',
      reason: expect.stringContaining('2 elements match.'),
    });
    let count = 0;
    driver.onCheck = async () => {
      if (count++ === 0) throw new StrictModeError('2 elements match.');
      return { passed: true, received: 'Shop' };
    };
    const second = await runIt(scriptedModel([check], [check], [done]), undefined, { driver });
    expect(second.run.verdict).toEqual({ outcome: 'passed' });
  });

  it('is no step when its ref is stale', async () => {
    const driver = new FakeDriver();
    driver.describe = async () => {
      throw new StaleRefError('e1 is gone.');
    };
    const stale = ['assert', { line: 2, matcher: 'visible', ref: 'e1', element: 'x' }] as const;
    const model = scriptedModel([stale], [done]);
    const { run } = await runIt(model, undefined, { driver });
    expect(resultsOf(model.requests[1])[0]).toMatch(/e1 is gone\..*\n\nPage now:\n/s);
    expect(run.cases[0]?.steps).toEqual([]);
  });
});

describe('what ends the run', () => {
  const two = '#Case 1: A\n- Click a\n- Verify a\n#Case 2: B\n- Verify b';

  it.each([new TabClosedError('The tab was closed.'), new TabCrashedError('The page crashed.')])(
    '$code keeps what was done',
    async (error) => {
      const driver = new FakeDriver();
      driver.onCheck = async () => {
        throw error;
      };
      const { run, events } = await runIt(scriptedModel([click], [check], [done]), two, { driver });
      expect(run.status).toBe('finished');
      expect(run.error).toMatchObject({ code: error.code, message: error.message });
      expect(run.verdict).toEqual({
        outcome: 'inconclusive',
        reason: `Case 1 "A": ${error.message}`,
      });
      expect(run.cases).toHaveLength(1);
      expect(run.cases[0]?.steps.map(({ status }) => status)).toEqual(['done', 'failed']);
      expect(events.at(-1)).toMatchObject({ type: 'runEnded', error: { code: error.code } });
      expect(events.at(-2)).toMatchObject({
        type: 'caseEnded',
        caseRun: { steps: run.cases[0]?.steps },
      });
    },
  );

  it('an error of the model does', async () => {
    const model = scriptedModel([click], () => {
      throw new ModelBusyError('Claude is overloaded.');
    });
    const { run } = await runIt(model, two);
    expect(run.error?.code).toBe('ModelBusyError');
    expect(run.verdict).toMatchObject({
      outcome: 'inconclusive',
      reason: 'Case 1 "A": Claude is overloaded.',
    });
    expect(run.cases[0]?.steps).toHaveLength(1);
  });

  it('a plain step that cannot be done ends its case only', async () => {
    const model = scriptedModel(
      () => {
        throw new PlainStepError('Line 1: what to click is unclear.');
      },
      [['assert', { line: 1, matcher: 'title', expected: 'Shop' }]],
      [done],
    );
    const { run } = await runIt(model, two);
    expect(run.error).toBeUndefined();
    expect(run.cases.map(({ verdict }) => verdict?.outcome)).toEqual(['inconclusive', 'passed']);
    expect(run.verdict).toMatchObject({
      outcome: 'inconclusive',
      reason: 'Case 1 "A": Line 1: what to click is unclear.',
    });
  });

  it.each([
    'runStarted',
    'caseStarted',
    'observed',
    'stepStarted',
    'stepEnded',
    'caseEnded',
    'runEnded',
  ])('a listener that throws on %s does, and never passes', async (type) => {
    const onEvent = (event: RunEvent) => {
      if (event.type === type) throw new StorageFullError('The disk is full.');
    };
    const { run } = await runIt(scriptedModel([click], [check], [done]), undefined, { onEvent });
    expect(run.error?.code).toBe('StorageFullError');
    if (type !== 'runEnded') {
      expect(run.verdict).toEqual({ outcome: 'inconclusive', reason: 'The disk is full.' });
    }
  });

  it('an error that nobody expects does, under its own words', async () => {
    const driver = new FakeDriver();
    driver.onAct = async () => {
      throw new RangeError('Bad index');
    };
    const { run } = await runIt(scriptedModel([click], [done]), undefined, { driver });
    expect(run.error).toEqual({
      code: 'UnexpectedError',
      message: 'Bad index',
      details: { name: 'RangeError' },
    });
  });
});
