import { invalidRequest } from './api-error';
import type { Behaviour } from './behaviours';
import { type Brain, BrainError, type Reply } from './brain';
import { checkReply } from './check-reply';
import { badToolCall, countTurns, markInjected, stoppedReply } from './injected-reply';
import type { RequestBody } from './request-schema';

/**
 * What to answer a valid request with: the brain's reply, or the one a behaviour puts in its place.
 * Throws a 400 that says so when the brain cannot go on.
 */
export function decideReply(brain: Brain, behaviour: Behaviour, body: RequestBody): Reply {
  if (behaviour.kind === 'badToolCall') return badToolCall(behaviour.name, behaviour.input);
  if (behaviour.kind === 'stopReason' && behaviour.during !== 'toolUse') {
    return stoppedReply(behaviour.reason);
  }
  const reply = askBrain(brain, body);
  return behaviour.kind === 'stopReason' ? markInjected(reply, behaviour.reason) : reply;
}

function askBrain(brain: Brain, body: RequestBody): Reply {
  try {
    const reply = brain({ body, turn: countTurns(body.messages) });
    checkReply(reply, body);
    return reply;
  } catch (error) {
    // 400 and not 500: clients try a 500 again, and the answer would be the same.
    if (error instanceof BrainError) throw invalidRequest(`test script: ${error.message}`);
    throw error;
  }
}
