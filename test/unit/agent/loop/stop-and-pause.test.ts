import { describe, expect, it } from 'vitest';
import { RunControl } from '../../../../src/agent/loop/run-control';
import type { Model } from '../../../../src/agent/models/model';
import { StoppedError } from '../../../../src/model/errors';
import type { RunEvent } from '../../../../src/model/run-event';
import { FakeDriver } from '../fake-driver';
import { gate, runIt } from '../run';
import { done, type ScriptedModel, scriptedModel } from '../scripted-model';

const click = ['click', { ref: 'e4', element: '"Sign in" button', line: 1 }] as const;
const check = ['assert', { line: 2, matcher: 'title', expected: 'Shop' }] as const;

/** A model that never answers, and does not heed the signal either. */
function deafModel(asked: () => void): ScriptedModel {
  const next: Model['next'] = () => {
    asked();
    return new Promise(() => {});
  };
  return { name: 'deaf', requests: [], next };
}

describe('stop', () => {
  it('ends an action in flight at once, and keeps all until then', async () => {
    const stop = new AbortController();
    const driver = new FakeDriver();
    const inCheck = gate();
    driver.onCheck = async () => {
      await inCheck.pass();
      return { passed: true, received: '' };
    };
    const model = scriptedModel([click], [check, click], [done]);
    const running = runIt(model, undefined, { driver, signal: stop.signal });
    await inCheck.reached;
    stop.abort(new StoppedError('Stopped.'));
    const { run, events } = await running;
    expect(run.status).toBe('stopped');
    expect(run.error).toBeUndefined();
    expect(run.verdict).toEqual({
      outcome: 'inconclusive',
      reason: 'Stopped before the case was finished.',
    });
    expect(run.cases[0]?.steps.map(({ status }) => status)).toEqual(['done', 'stopped']);
    expect(model.requests).toHaveLength(2);
    expect(events.slice(-3).map(({ type }) => type)).toEqual([
      'stepEnded',
      'caseEnded',
      'runEnded',
    ]);
    expect(events.at(-1)).toMatchObject({ status: 'stopped' });
  });

  it('ends a model call that does not answer, whatever the reason of the signal', async () => {
    const stop = new AbortController();
    const { run } = await runIt(
      deafModel(() => stop.abort()),
      undefined,
      { signal: stop.signal },
    );
    expect(run.status).toBe('stopped');
    expect(run.cases[0]?.verdict?.outcome).toBe('inconclusive');
  });

  it('ends a driver that does not heed the signal', async () => {
    const stop = new AbortController();
    const driver = new FakeDriver();
    driver.act = () => {
      stop.abort();
      return new Promise(() => {});
    };
    const { run } = await runIt(scriptedModel([click]), undefined, { driver, signal: stop.signal });
    expect(run.cases[0]?.steps.map(({ status }) => status)).toEqual(['stopped']);
  });

  it('before the start runs nothing', async () => {
    const driver = new FakeDriver();
    const model = scriptedModel();
    const { run, events } = await runIt(model, undefined, { driver, signal: AbortSignal.abort() });
    expect([run.status, run.verdict?.outcome]).toEqual(['stopped', 'inconclusive']);
    expect(events.map(({ type }) => type)).toEqual([
      'runStarted',
      'caseStarted',
      'caseEnded',
      'runEnded',
    ]);
    expect([driver.calls, model.requests]).toEqual([[], []]);
  });

  it('does not go on to the next case', async () => {
    const stop = new AbortController();
    const model = scriptedModel(() => {
      stop.abort();
      return [done];
    });
    const plan = '#Case 1: A\n- Verify a\n#Case 2: B\n- Verify b';
    const { run } = await runIt(model, plan, { signal: stop.signal });
    expect(run.cases).toHaveLength(1);
    expect(run.status).toBe('stopped');
  });
});

describe('pause', () => {
  /** A run whose first click waits at a gate, with what happened so far. */
  function pausable() {
    const control = new RunControl();
    const stop = new AbortController();
    const driver = new FakeDriver();
    const inClick = gate();
    driver.onAct = async () => {
      await inClick.pass();
      return { mutations: 1 };
    };
    const seen: RunEvent['type'][] = [];
    const stepEnded = gate();
    const model = scriptedModel([click, check], [done]);
    const running = runIt(model, undefined, {
      driver,
      control,
      signal: stop.signal,
      onEvent: (event) => {
        seen.push(event.type);
        if (event.type === 'stepEnded') void stepEnded.pass();
      },
    });
    return { control, stop, driver, inClick, model, running, seen, stepEnded };
  }

  it('is told at once, lets what is in flight end, and begins nothing new', async () => {
    const { control, driver, inClick, running, seen, stepEnded, model } = pausable();
    await inClick.reached;
    control.pause();
    inClick.open();
    await stepEnded.reached;
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.slice(-2)).toEqual(['paused', 'stepEnded']);
    expect(driver.calls.filter((call) => call.startsWith('check'))).toEqual([]);
    control.resume();
    const { run } = await running;
    expect(run.verdict).toEqual({ outcome: 'passed' });
    expect(seen).toContain('resumed');
    expect(model.requests).toHaveLength(2);
  });

  it('holds a model call back', async () => {
    const control = new RunControl();
    control.pause();
    const driver = new FakeDriver();
    const model = scriptedModel([check], [done]);
    const started = gate();
    const running = runIt(model, undefined, {
      driver,
      control,
      onEvent: (event) => {
        if (event.type === 'caseStarted') void started.pass();
      },
    });
    await started.reached;
    await new Promise((resolve) => setImmediate(resolve));
    expect([driver.calls, model.requests]).toEqual([[], []]);
    control.resume();
    expect((await running).run.verdict).toEqual({ outcome: 'passed' });
  });

  it('can be stopped', async () => {
    const { control, stop, inClick, running } = pausable();
    await inClick.reached;
    control.pause();
    inClick.open();
    stop.abort();
    expect((await running).run.status).toBe('stopped');
  });
});

describe('RunControl', () => {
  it('tells changes only, and to listeners that still listen', () => {
    const control = new RunControl();
    const told: boolean[] = [];
    const end = control.onChange((paused) => told.push(paused));
    control.resume();
    control.pause();
    control.pause();
    control.resume();
    end();
    control.pause();
    expect(told).toEqual([true, false]);
    expect(control.paused).toBe(true);
  });

  it('is ready when not paused, after resume, and never after a stop', async () => {
    const control = new RunControl();
    const stop = new AbortController();
    await control.ready(stop.signal);
    control.pause();
    const ready = control.ready(stop.signal);
    control.resume();
    await ready;
    control.pause();
    const stopped = control.ready(stop.signal);
    stop.abort();
    await expect(stopped).rejects.toThrow(StoppedError);
    control.resume();
    await expect(control.ready(stop.signal)).rejects.toThrow(StoppedError);
  });
});
