import { SidewrightError, ToolCallError, UnknownVariableError } from '../../model/errors';
import type { ToolCall, ToolResult } from '../models/model';
import { tools as allTools } from '../tools';
import type { ToolOutcome } from '../tools/tool';
import type { CaseEnd } from '../verdict';
import type { CaseTools } from './case-tools';
import { isFatal } from './fatal';
import type { RunSession } from './run-session';
import type { StepLog } from './step-log';

const MALFORMED_IN_A_ROW = 3;
/** Calls in a row that neither act nor check, such as snapshots, before the case ends. */
const IDLE_IN_A_ROW = 10;

const byName = new Map(allTools.map((tool) => [tool.name, tool]));

/** Runs the tool calls of one case, and knows when they end it. */
export class ToolDesk {
  readonly #session: RunSession;
  readonly #tools: CaseTools;
  readonly #log: StepLog;
  #malformed = 0;
  #idle = 0;
  /** Set once an action of this turn failed: what was planned after it no longer fits. */
  #skipRest = false;
  /** Set when the case is over; what is left of the turn must not run. */
  end: CaseEnd | undefined;

  constructor(session: RunSession, parts: { tools: CaseTools; log: StepLog }) {
    this.#session = session;
    this.#tools = parts.tools;
    this.#log = parts.log;
  }

  /** @throws what ends the run. */
  async answer(call: ToolCall): Promise<ToolResult> {
    const outcome = await this.#outcomeOf(call);
    return { callId: call.id, ...outcome, text: this.#session.redactor.text(outcome.text) };
  }

  turnEnded(): void {
    this.#skipRest = false;
  }

  async #outcomeOf(call: ToolCall): Promise<ToolOutcome> {
    if (this.#skipRest && call.name !== 'snapshot') {
      return { text: 'Not run: the call before it failed.', isError: true };
    }
    if (call.name !== 'complete_scenario' && this.#log.steps.length >= this.#session.maxSteps) {
      const limit = `${this.#session.maxSteps} steps`;
      this.end = { how: 'cap', message: `The case was not finished within ${limit}.` };
      return { text: `The limit of ${limit} is reached.`, isError: true };
    }
    const stepsBefore = this.#log.steps.length;
    const outcome = await this.#run(call);
    if (this.#tools.claim) this.end = { how: 'completed', ...this.#tools.claim };
    this.#idle = this.#log.steps.length > stepsBefore ? 0 : this.#idle + 1;
    if (!this.end && this.#idle >= IDLE_IN_A_ROW) {
      const message = `The agent made ${IDLE_IN_A_ROW} calls in a row without doing or checking anything.`;
      this.end = { how: 'cap', message };
    }
    if (outcome.isError && call.name !== 'assert') this.#skipRest = true;
    return outcome;
  }

  async #run(call: ToolCall): Promise<ToolOutcome> {
    try {
      const tool = byName.get(call.name);
      if (!tool) {
        throw new ToolCallError(
          `There is no tool ${JSON.stringify(call.name)}. The tools are ${[...byName.keys()].join(', ')}.`,
        );
      }
      const outcome = await tool.call(this.#tools, call.input);
      this.#malformed = 0;
      return outcome;
    } catch (error) {
      if (error instanceof ToolCallError || error instanceof UnknownVariableError) {
        return this.#refuse(error.message);
      }
      if (isFatal(error) || !(error instanceof SidewrightError)) throw error;
      this.#malformed = 0;
      return this.#tools.failed(error);
    }
  }

  #refuse(message: string): ToolOutcome {
    this.#malformed++;
    if (this.#malformed >= MALFORMED_IN_A_ROW) this.end = { how: 'malformedCalls', message };
    return { text: message, isError: true };
  }
}
