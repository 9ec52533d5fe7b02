import { RestrictedPageError, SiteNotGrantedError } from '../../model/errors';
import type { Usage } from '../../model/run';
import type { ModelTurn, Task, ToolResult } from '../models/model';
import { type EarlierCase, openingMessage } from '../prompts/opening';
import type { CaseEnd } from '../verdict';
import { askModel } from './ask-model';
import type { CaseTools } from './case-tools';
import { Conversation } from './conversation';
import { isFatal } from './fatal';
import { pageWords } from './outcome-text';
import type { RunSession } from './run-session';
import type { StepLog } from './step-log';
import { ToolDesk } from './tool-desk';

export interface CaseParts {
  caseIndex: number;
  task: Task;
  earlier: readonly EarlierCase[];
  log: StepLog;
  tools: CaseTools;
  /** Of the case before it was interrupted. */
  usage: Usage;
}

/**
 * Perceive, act, observe, repeat: asks the model, runs the tools it calls, and answers with what they
 * came to, until the case ends.
 * @throws what ends the run: errors of the model, of the tab, of the listener, StoppedError.
 */
export async function converse(
  session: RunSession,
  parts: CaseParts,
  onUsage: (total: Usage) => void,
): Promise<CaseEnd> {
  const { control, signal } = session;
  const conversation = new Conversation();
  const desk = new ToolDesk(session, parts);
  let { usage } = parts;
  conversation.addUser({ role: 'user', text: opening(session, parts) });
  await control.ready(signal);
  conversation.addUser({ role: 'user', ...(await firstLook(session, parts)) });

  for (;;) {
    await control.ready(signal);
    const turn = await askModel(session, parts.caseIndex, parts.task, conversation.messages);
    usage = sum(usage, turn.usage);
    onUsage(usage);
    await session.sink.emit({
      type: 'usage',
      runId: session.runId,
      caseIndex: parts.caseIndex,
      usage,
    });
    const stopped = endOf(turn);
    if (stopped) return stopped;
    parts.log.said(turn.text);
    conversation.addTurn(masked(session, turn));
    const results: ToolResult[] = [];
    for (const call of turn.calls) {
      await control.ready(signal);
      results.push(await desk.answer(call));
      if (desk.end) return desk.end;
    }
    desk.turnEnded();
    conversation.addResults(results);
  }
}

function endOf({ stop, calls }: ModelTurn): CaseEnd | undefined {
  switch (stop) {
    case 'calls':
      return calls.length === 0 ? { how: 'stoppedCalling' } : undefined;
    case 'end':
      return { how: 'stoppedCalling' };
    case 'cutOff':
      return { how: 'cutOff' };
    case 'refused':
      return { how: 'refused' };
  }
}

function opening(session: RunSession, { task, earlier }: CaseParts): string {
  const { before = [] } = task;
  const quote = (text: string) => pageWords(session, text);
  return session.redactor.text(
    openingMessage({
      case: task.case,
      cases: session.plan.cases.length,
      notes: session.plan.notes,
      expectedChecks: task.expectedChecks,
      variables: task.variables ?? [],
      earlier,
      resumed: before.length === 0 ? undefined : { steps: before, quote },
      markerId: session.marker.id,
    }),
  );
}

/** The model starts with a snapshot: it needs one anyway, and this saves it a turn. */
async function firstLook(session: RunSession, { tools }: CaseParts) {
  try {
    const { text, observation } = await tools.observe();
    return { text, observation };
  } catch (error) {
    if (!(error instanceof Error) || !mayGoOnUnseen(session, error)) throw error;
    return { text: `The page cannot be read yet: ${pageWords(session, error.message)}` };
  }
}

/** A new tab cannot be read; the plan may begin by opening an address in it. */
function mayGoOnUnseen(session: RunSession, error: Error): boolean {
  if (!isFatal(error)) return true;
  const unreadable = error instanceof RestrictedPageError || error instanceof SiteNotGrantedError;
  return unreadable && session.startUrl === undefined;
}

function masked({ redactor }: RunSession, turn: ModelTurn): ModelTurn {
  const calls = turn.calls.map((call) => ({ ...call, input: redactor.deep(call.input) }));
  return { ...turn, text: redactor.text(turn.text), calls };
}

function sum(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
  };
}
