import type { Message, ModelTurn, ToolResult } from '../models/model';

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
    const stale = this.#messages.flatMap(snapshotTexts).slice(0, -1);
    const characters = stale.reduce((sum, text) => sum + text.length, 0);
    if (stale.length < BATCH.snapshots && characters < BATCH.characters) return;
    let left = stale.length;
    const drop = <Part extends Observed>(part: Part): Part => {
      if (!part.observation || left === 0) return part;
      left--;
      return { ...part, text: NOTE, observation: undefined };
    };
    this.#messages = this.#messages.map((message) => {
      if (message.role === 'assistant') return message;
      if (message.role === 'user') return drop(message);
      return { ...message, results: message.results.map(drop) };
    });
  }
}

type Observed = { text: string; observation?: unknown };

function snapshotTexts(message: Message): string[] {
  if (message.role === 'assistant') return [];
  const parts: readonly Observed[] = message.role === 'user' ? [message] : message.results;
  return parts.flatMap(({ text, observation }) => (observation ? [text] : []));
}
