import type { ElementAction, PageAction } from '../../model/action';
import type { Assertion } from '../../model/assertion';
import { ToolCallError } from '../../model/errors';
import type { SnapshotQuery } from '../../model/snapshot-find/snapshot-query';
import type { StepTarget } from '../../model/step';
import type { Task } from '../models/model';
import type { Claim, NamedElement, SnapshotPart, ToolContext, ToolOutcome } from '../tools/tool';
import { bothForms } from './both-forms';
import { failureReport } from './failure-report';
import { afterFailedTry } from './last-try';
import { Observer, type Sight } from './observer';
import { checkText, LEAVE_IT, successText } from './outcome-text';
import { Perception } from './perception';
import { resolveAddress } from './resolve-address';
import { during, type RunSession } from './run-session';
import { snapshotText } from './snapshot-text';
import type { StepLog } from './step-log';
import { runStep } from './step-runner';
import { TargetTries, targetKey } from './target-tries';
import { waitWords } from './wait-words';

/** What the tools can do in one case: everything goes through the driver, and into the step log. */
export class CaseTools implements ToolContext {
  readonly #session: RunSession;
  readonly #caseIndex: number;
  readonly #log: StepLog;
  readonly #lines: ReadonlySet<number>;
  readonly #perception = new Perception();
  readonly #observer: Observer;
  readonly #tries = new TargetTries();
  /** Set once the model has ended the case. */
  claim: Claim | undefined;

  constructor(session: RunSession, caseIndex: number, log: StepLog, task: Task) {
    this.#session = session;
    this.#caseIndex = caseIndex;
    this.#log = log;
    this.#lines = new Set([...task.case.lines, ...task.expectedChecks].map(({ number }) => number));
    this.#observer = new Observer(session, caseIndex, log, this.#perception);
  }

  async observe({ root, after }: SnapshotPart = {}): Promise<ToolOutcome> {
    for (const ref of [root, after]) if (ref !== undefined) this.#perception.requireRef(ref);
    const isPart = root !== undefined || after !== undefined;
    const sight = await (isPart ? this.#observer.part(root, after) : this.#observer.page());
    return this.#seen(sight);
  }

  async find(query: SnapshotQuery): Promise<ToolOutcome> {
    const { matches, shown, ...sight } = await this.#observer.find(query);
    if (matches === 0) return { text: 'Nothing on the page matches.', isError: false };
    const some = shown < matches ? `; the first ${shown} are shown, so ask for less` : '';
    return this.#seen(sight, `Found ${matches}${some}:`);
  }

  #seen(sight: Sight, lead?: string): ToolOutcome {
    const { observation, shownAs } = sight;
    const text = snapshotText(this.#session, sight, lead);
    return { text, isError: false, observation, shownAs };
  }

  async act(
    { ref, element }: NamedElement,
    action: ElementAction,
    line: number | undefined,
  ): Promise<ToolOutcome> {
    this.#requireLine(line);
    this.#perception.requireRef(ref);
    const key = targetKey(element, line);
    if (this.#tries.gaveUp(key)) {
      return { text: `Not tried: no try is left for this target. ${LEAVE_IT}`, isError: true };
    }
    const { kept, real } = bothForms(this.#session.variables, action);
    const { driver, signal } = this.#session;
    const place = { ref, description: descriptionOf(element) };
    const outcome = await runStep(this.#session, this.#log, {
      call: { type: 'element', action: kept },
      line,
      run: () => driver.act(place, real, { signal }),
      place: { ref },
      wanted: element,
    });
    if (outcome.failed) {
      const advice = await afterFailedTry(this.#session, this.#log, this.#tries, key);
      return this.failed(outcome.error, advice);
    }
    this.#tries.succeeded(key);
    return { text: successText(this.#session, outcome.step, outcome.note), isError: false };
  }

  async actOnPage(action: PageAction, line: number | undefined): Promise<ToolOutcome> {
    this.#requireLine(line);
    // The address comes from the plan; all else comes from what was seen.
    if (action.kind !== 'navigate') this.#perception.requireLook();
    const { kept, real } = bothForms(this.#session.variables, action);
    await this.#tell(waitWords(kept));
    const { driver, signal } = this.#session;
    const outcome = await runStep(this.#session, this.#log, {
      call: { type: 'page', action: kept },
      line,
      run: async () => driver.actOnPage(await this.#withWholeAddress(real), { signal }),
    });
    if (outcome.failed) return this.failed(outcome.error);
    return { text: successText(this.#session, outcome.step, outcome.note), isError: false };
  }

  async describe({ ref }: NamedElement): Promise<StepTarget> {
    this.#perception.requireRef(ref);
    const { driver, signal } = this.#session;
    return during(this.#session, driver.describe({ ref }, { signal }));
  }

  async check(assertion: Assertion, line: number, target?: StepTarget): Promise<ToolOutcome> {
    this.#requireLine(line);
    this.#perception.requireLook();
    const { kept, real } = bothForms(this.#session.variables, assertion);
    await this.#tell('waiting for the check to hold');
    const { driver, signal } = this.#session;
    const outcome = await runStep(this.#session, this.#log, {
      call: { type: 'assert', assertion: kept },
      line,
      run: async () => ({ target, result: await driver.check(real, { signal }) }),
    });
    if (outcome.failed) return this.failed(outcome.error, 'The check was not run.');
    const isError = outcome.step.result?.passed !== true;
    return { text: checkText(this.#session, outcome.step), isError };
  }

  complete(claim: Claim): ToolOutcome {
    this.claim = claim;
    return { text: 'The case is closed.', isError: false };
  }

  /** The answer to a call that failed, as a step or before it was one. */
  failed(error: Error, advice?: string): Promise<ToolOutcome> {
    return failureReport(this.#session, this.#observer, error, advice);
  }

  #requireLine(line: number | undefined): void {
    if (line === undefined || this.#lines.has(line)) return;
    throw new ToolCallError(
      `The case has no line ${line}. Its lines and pass criteria are ${[...this.#lines].join(', ')}.`,
    );
  }

  async #withWholeAddress(action: PageAction): Promise<PageAction> {
    if (action.kind !== 'navigate') return action;
    const { url } = await during(this.#session, this.#session.driver.page());
    return { ...action, url: resolveAddress(action.url, url) };
  }

  async #tell(what: string | undefined): Promise<void> {
    if (what === undefined) return;
    const { sink, runId } = this.#session;
    await sink.emit({ type: 'waiting', runId, caseIndex: this.#caseIndex, what });
  }
}

/** Recovery reads "Save" button; models also write button "Save", as a snapshot has it. */
function descriptionOf(element: string): string {
  return element.replace(/^\s*(\w+) ("(?:[^"\\]|\\.)*")\s*$/, '$2 $1');
}
