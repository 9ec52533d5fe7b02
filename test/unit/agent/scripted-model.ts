import type { Model, ModelRequest, ModelTurn, ToolCall } from '../../../src/agent/models/model';
import { noUsage } from '../../../src/model/run';

type Turn = readonly (readonly [name: string, input: unknown])[] | Partial<ModelTurn>;
export type Script = readonly (Turn | ((request: ModelRequest) => Turn | Promise<Turn>))[];

export interface ScriptedModel extends Model {
  readonly requests: ModelRequest[];
}

/** A model that takes one turn of its script after the other. After the last it stops calling. */
export function scriptedModel(...script: Script): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    name: 'scripted',
    requests,
    async next(request) {
      requests.push(request);
      const entry = script[requests.length - 1] ?? { stop: 'end' };
      return toTurn(typeof entry === 'function' ? await entry(request) : entry);
    },
  };
}

function toTurn(turn: Turn): ModelTurn {
  if (!isCalls(turn)) return { text: '', calls: [], stop: 'end', usage: noUsage, ...turn };
  const calls: ToolCall[] = turn.map(([name, input], index) => ({
    id: `call_${index}`,
    name,
    input,
  }));
  return { text: '', calls, stop: 'calls', usage: noUsage };
}

function isCalls(turn: Turn): turn is readonly (readonly [name: string, input: unknown])[] {
  return Array.isArray(turn);
}

export const done = ['complete_scenario', { passed: true, summary: 'All done.' }] as const;

/** The texts of the newest tool results a model was given. */
export function resultsOf(request: ModelRequest | undefined): string[] {
  const last = request?.messages.at(-1);
  return last?.role === 'tools' ? last.results.map(({ text }) => text) : [];
}
