import { StreamRedactor } from '../../guard/redact-stream';
import type { Message, ModelListener, ModelTurn, Task } from '../models/model';
import { SYSTEM_PROMPT } from '../prompts/system';
import { tools } from '../tools';
import { during, type RunSession } from './run-session';

/** The model's next turn, told to the listener as it comes. */
export async function askModel(
  session: RunSession,
  caseIndex: number,
  task: Task,
  messages: readonly Message[],
): Promise<ModelTurn> {
  const { model, sink, runId, redactor } = session;
  const what = `waiting for ${model.name} to answer`;
  await sink.emit({ type: 'waiting', runId, caseIndex, what });
  const stream = new StreamRedactor(redactor);
  const say = (text: string) => {
    if (text !== '') sink.emitSoon({ type: 'said', runId, caseIndex, text });
  };
  let streamed = false;
  const listener: ModelListener = {
    onText(text) {
      streamed = true;
      say(stream.push(text));
    },
    onRetry(retry) {
      sink.emitSoon({ type: 'modelRetry', runId, caseIndex, ...retry });
    },
  };
  const request = { system: SYSTEM_PROMPT, tools, messages, task };
  const turn = await during(session, model.next(request, session.signal, listener));
  say(streamed ? stream.end() : redactor.text(turn.text));
  return turn;
}
