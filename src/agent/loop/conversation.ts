import type { Message, ModelTurn, ShownAs, ToolResult } from '../models/model';

/** Old snapshots are dropped when this many have piled up, or this much text of them. */
const BATCH = { snapshots: 4, characters: 40_000 } as const;

const NOTE = '[A snapshot was here. It is out of date; a newer one is below.]';

/**
 * The messages of one case. Snapshots that a newer one has made stale are replaced by a one-line note,
 * several at a time: each replacement ends the prefix that the service has cached, so doing it with
 * every snapshot would cost more than it saves.
 */
export class Conversation {
  #messages: Message[] = [];

  get messages(): readonly Message[] {
    return [...this.#messages];
  }

  addUser(message: Extract<Message, { role: 'user' }>): void {
    this.#messages.push(message);
    this.#compact();
  }

  addTurn({ text, calls }: ModelTurn): void {
    this.#messages.push({ role: 'assistant', text, calls });
  }

  addResults(results: readonly ToolResult[]): void {
    this.#messages.push({ role: 'tools', results });
    this.#compact();
  }

  #compact(): void {
    const snapshots = this.#messages.flatMap(snapshotsIn);
    // What is after the newest whole snapshot says what has changed in it.
    const whole = snapshots.findLastIndex(({ shownAs = 'whole' }) => shownAs === 'whole');
    const stale = snapshots.slice(0, Math.max(0, whole));
    const characters = stale.reduce((sum, { text }) => sum + text.length, 0);
    if (stale.length < BATCH.snapshots && characters < BATCH.characters) return;
    let left = stale.length;
    const drop = <Part extends Observed>(part: Part): Part => {
      if (!part.observation || left === 0) return part;
      left--;
      return { ...part, text: NOTE, observation: undefined, shownAs: undefined };
    };
    this.#messages = this.#messages.map((message) => {
      if (message.role === 'assistant') return message;
      if (message.role === 'user') return drop(message);
      return { ...message, results: message.results.map(drop) };
    });
  }
}

type Observed = { text: string; observation?: unknown; shownAs?: ShownAs | undefined };

function snapshotsIn(message: Message): Observed[] {
  if (message.role === 'assistant') return [];
  const parts: readonly Observed[] = message.role === 'user' ? [message] : message.results;
  return parts.filter(({ observation }) => observation !== undefined);
}
