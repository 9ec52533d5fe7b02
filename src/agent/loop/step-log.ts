import type { Picture } from '../../driver/tab-driver';
import { newStepId } from '../../model/ids';
import type { Step, StepCall } from '../../model/step';
import { during, type RunSession } from './run-session';

/** The steps of one case, each told to the listener when it starts and when it ends. */
export class StepLog {
  readonly #session: RunSession;
  readonly #caseIndex: number;
  readonly #steps: Step[];
  #said = '';

  /** @param before steps of the case from before an interruption; the next one follows them */
  constructor(session: RunSession, caseIndex: number, before: readonly Step[]) {
    this.#session = session;
    this.#caseIndex = caseIndex;
    this.#steps = [...before];
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** What the model said belongs to the step that follows. */
  said(text: string): void {
    this.#said = text.trim();
  }

  async start(call: StepCall, line: number | undefined, wanted?: string): Promise<Step> {
    const { url } = await during(this.#session, this.#session.driver.page());
    const step: Step = {
      id: newStepId(),
      call,
      status: 'running',
      startedAt: this.#session.clock(),
      url,
      ...(line === undefined ? {} : { line }),
      ...(wanted === undefined ? {} : { wanted }),
      ...(this.#said === '' ? {} : { said: this.#said }),
    };
    this.#said = '';
    const stepIndex = this.#steps.push(step) - 1;
    await this.#session.sink.emit({ ...this.#at(stepIndex), type: 'stepStarted', step });
    return step;
  }

  /** Ends the step that was started last, with a picture of the tab when one is asked for. */
  async end(ended: Partial<Step> & Pick<Step, 'status'>, withPicture: boolean): Promise<Step> {
    const stepIndex = this.#steps.length - 1;
    const started = this.#steps[stepIndex];
    if (!started) throw new TypeError('No step was started.');
    const durationMs = Math.max(0, this.#session.clock() - started.startedAt);
    const picture = withPicture ? await this.#takePicture() : undefined;
    const step: Step = {
      ...started,
      ...ended,
      durationMs,
      ...(picture ? { picture: picture.taken ? { taken: true } : picture } : {}),
    };
    this.#steps[stepIndex] = step;
    await this.#session.sink.emit({
      ...this.#at(stepIndex),
      type: 'stepEnded',
      step,
      ...(picture?.taken ? { picture: picture.image } : {}),
    });
    return step;
  }

  async #takePicture(): Promise<Picture> {
    try {
      return await during(this.#session, this.#session.driver.picture());
    } catch (error) {
      return { taken: false, why: error instanceof Error ? error.message : String(error) };
    }
  }

  #at(stepIndex: number) {
    return { runId: this.#session.runId, caseIndex: this.#caseIndex, stepIndex };
  }
}
