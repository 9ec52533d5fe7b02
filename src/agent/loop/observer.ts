import type { Observation } from '../../model/observation';
import type { Perception } from './perception';
import { during, type RunSession } from './run-session';
import type { StepLog } from './step-log';

/** Takes snapshots for the model of one case, and tells the listener what the model was shown. */
export class Observer {
  readonly #session: RunSession;
  readonly #caseIndex: number;
  readonly #log: StepLog;
  readonly #perception: Perception;

  constructor(session: RunSession, caseIndex: number, log: StepLog, perception: Perception) {
    this.#session = session;
    this.#caseIndex = caseIndex;
    this.#log = log;
    this.#perception = perception;
  }

  /** A fresh snapshot; `show` picks the part of it that the model is shown. */
  async look(show: (whole: Observation) => Observation = (whole) => whole): Promise<Observation> {
    const { driver, signal, sink, runId, redactor } = this.#session;
    const shown = redactor.deep(show(await during(this.#session, driver.observe({ signal }))));
    this.#perception.saw(shown.text);
    await sink.emit({
      type: 'observed',
      runId,
      caseIndex: this.#caseIndex,
      stepIndex: this.#log.steps.length,
      observation: shown,
    });
    return shown;
  }
}
