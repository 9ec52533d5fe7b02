import type { FoundInTab } from '../../driver/tab-driver';
import type { Ref } from '../../model/ids';
import type { Observation } from '../../model/observation';
import { diffSnapshots } from '../../model/snapshot-diff/diff-snapshots';
import type { SnapshotQuery } from '../../model/snapshot-find/snapshot-query';
import type { ShownAs } from '../models/model';
import type { Perception } from './perception';
import { during, type RunSession } from './run-session';
import type { StepLog } from './step-log';

/** What of an observation the model is shown. */
export interface Sight {
  observation: Observation;
  shownAs: ShownAs;
  /** The whole snapshot, what changed in it, or '' when nothing did. */
  text: string;
}

/** Takes snapshots for the model of one case, and tells the listener what the model was shown. */
export class Observer {
  readonly #session: RunSession;
  readonly #caseIndex: number;
  readonly #log: StepLog;
  readonly #perception: Perception;
  /** The page as the model knows it, from a whole snapshot and what was said of changes since. */
  #known: string | undefined;
  /** Characters sent since that whole snapshot. */
  #sent = 0;

  constructor(session: RunSession, caseIndex: number, log: StepLog, perception: Perception) {
    this.#session = session;
    this.#caseIndex = caseIndex;
    this.#log = log;
    this.#perception = perception;
  }

  /** The page now; only what changed since the last time where the model has a budget and it is less. */
  async page(): Promise<Sight> {
    const { driver, model, signal } = this.#session;
    const maxChars = model.snapshotBudget;
    const observation = await this.#show(driver.observe({ signal, maxChars }));
    const before = this.#known;
    this.#known = maxChars === undefined ? undefined : observation.text;
    const text = before === undefined ? undefined : changesOf(before, observation.text);
    // Once all changes together are longer than the page, the page is what there is to read.
    if (text !== undefined && this.#sent + text.length < observation.text.length) {
      this.#sent += text.length;
      return { observation, shownAs: 'changes', text };
    }
    this.#sent = 0;
    return { observation, shownAs: 'whole', text: observation.text };
  }

  /** A part of the page that the model has not seen in full. */
  async part(root: Ref | undefined, after: Ref | undefined): Promise<Sight> {
    const { driver, model, signal } = this.#session;
    const maxChars = model.snapshotBudget;
    const observation = await this.#show(driver.observe({ signal, maxChars, root, after }));
    return this.#partOf(observation);
  }

  async find(query: SnapshotQuery): Promise<Sight & Pick<FoundInTab, 'matches' | 'shown'>> {
    const { driver, signal } = this.#session;
    const { matches, shown, ...found } = await during(
      this.#session,
      driver.find(query, { signal }),
    );
    return { ...this.#partOf(await this.#show(Promise.resolve(found))), matches, shown };
  }

  /** The first characters of a fresh snapshot. The next snapshot is a whole one. */
  async excerpt(characters: number): Promise<Observation> {
    const { driver, model, signal } = this.#session;
    const maxChars = model.snapshotBudget === undefined ? undefined : characters;
    this.#known = undefined;
    return this.#show(driver.observe({ signal, maxChars }), characters);
  }

  #partOf(observation: Observation): Sight {
    this.#sent += observation.text.length;
    return { observation, shownAs: 'part', text: observation.text };
  }

  async #show(looking: Promise<Observation>, characters?: number): Promise<Observation> {
    const { sink, runId, redactor } = this.#session;
    const whole = await during(this.#session, looking);
    const observation = redactor.deep({ ...whole, text: whole.text.slice(0, characters) });
    this.#perception.saw(observation.text);
    await sink.emit({
      type: 'observed',
      runId,
      caseIndex: this.#caseIndex,
      stepIndex: this.#log.steps.length,
      observation,
    });
    return observation;
  }
}

/** Undefined when the new text says it in fewer words; '' when nothing changed. */
function changesOf(before: string, after: string): string | undefined {
  const diff = diffSnapshots(before, after);
  switch (diff.kind) {
    case 'unchanged':
      return '';
    case 'changes':
      return diff.text;
    case 'full':
      return undefined;
  }
}
