import type {
  Message,
  TaskVariable,
  ToolCall,
  ToolResult,
} from '../../../../src/agent/models/model';
import { createPlainModel } from '../../../../src/agent/models/plain';
import { expectedChecksOf } from '../../../../src/agent/plan/expected-checks';
import { tools } from '../../../../src/agent/tools';
import { isCheckLine } from '../../../../src/model/check-line';
import type { Observation } from '../../../../src/model/observation';
import type { PlanCase } from '../../../../src/model/plan';

export interface FakePage {
  /** The snapshot now. */
  text: string;
  url?: string;
  /** What a call other than `snapshot` comes to; done unless told. */
  on?: (call: ToolCall, page: FakePage) => string | undefined;
}

export interface Played {
  /** Each call but the snapshots, as the tool and its input. */
  deeds: [tool: string, input: unknown][];
  /** Names of all calls, turn by turn. */
  turns: string[][];
  said: string[];
  paused: number[];
}

export interface PlayOptions {
  passCriteria?: string;
  variables?: TaskVariable[];
  /** The page cannot be seen before the first call. */
  unseen?: boolean;
}

const MOST_TURNS = 80;

export function caseOf(lines: readonly string[]): PlanCase {
  return {
    number: 1,
    name: 'Case 1',
    lines: lines.map((text, index) => ({
      number: index + 1,
      text,
      kind: isCheckLine(text) ? 'check' : 'action',
    })),
  };
}

/** Lets the plain model work on a page until it ends the case. Inputs must fit the real tools. */
export async function play(
  lines: readonly string[],
  page: FakePage,
  { passCriteria, variables, unseen = false }: PlayOptions = {},
): Promise<Played> {
  const played: Played = { deeds: [], turns: [], said: [], paused: [] };
  const model = createPlainModel({
    pause: async (ms) => void played.paused.push(ms),
  });
  const planCase = caseOf(lines);
  const task = {
    case: planCase,
    expectedChecks: expectedChecksOf(planCase, passCriteria),
    ...(variables ? { variables } : {}),
  };
  const messages: Message[] = [{ role: 'user', text: 'The task.' }];
  if (!unseen) messages.push({ role: 'user', text: page.text, observation: observe(page) });
  const signal = new AbortController().signal;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { calls, text, stop } = await model.next(
      { system: '', tools, messages: [...messages], task },
      signal,
    );
    if (stop !== 'calls') return played;
    played.turns.push(calls.map(({ name }) => name));
    if (text !== '') played.said.push(text);
    messages.push({ role: 'assistant', text, calls });
    const results = calls.map((call) => answer(call, page, played));
    messages.push({ role: 'tools', results });
    if (calls.some(({ name }) => name === 'complete_scenario')) return played;
  }
  throw new Error('The model did not end the case.');
}

function answer(call: ToolCall, page: FakePage, played: Played): ToolResult {
  const tool = tools.find(({ name }) => name === call.name);
  if (!tool) throw new Error(`There is no tool ${call.name}.`);
  tool.input.parse(call.input);
  if (call.name === 'snapshot') {
    return { callId: call.id, text: page.text, isError: false, observation: observe(page) };
  }
  played.deeds.push([call.name, call.input]);
  const failure = page.on?.(call, page);
  return failure === undefined
    ? { callId: call.id, text: 'Done.', isError: false }
    : { callId: call.id, text: failure, isError: true };
}

function observe({ text, url = 'https://tracker.test/issues' }: FakePage): Observation {
  return { url, title: 'Tracker', text, unread: [], takenAt: 0 };
}

/** What the case ended with. */
export function ending({ deeds }: Played): unknown {
  const last = deeds.at(-1);
  return last?.[0] === 'complete_scenario' ? last[1] : undefined;
}
