import { describe, expect, it } from 'vitest';
import { Conversation } from '../../../../src/agent/loop/conversation';
import type { Message } from '../../../../src/agent/models/model';
import { noUsage } from '../../../../src/model/run';

const NOTE = '[A snapshot was here. It is out of date; a newer one is below.]';

function observed(text: string) {
  return { text, observation: { url: '', title: '', text, unread: [], takenAt: 0 } };
}

function take(conversation: Conversation, text: string): void {
  conversation.addTurn({
    text: '',
    calls: [{ id: text, name: 'snapshot', input: {} }],
    stop: 'calls',
    usage: noUsage,
  });
  conversation.addResults([{ callId: text, isError: false, ...observed(text) }]);
}

function texts(messages: readonly Message[]): string[] {
  return messages.flatMap((message) => {
    if (message.role === 'user') return [message.text];
    return message.role === 'tools' ? message.results.map(({ text }) => text) : [];
  });
}

describe('Conversation', () => {
  it('drops stale snapshots four at a time, so that the prefix in between stays', () => {
    const conversation = new Conversation();
    conversation.addUser({ role: 'user', text: 'task' });
    conversation.addUser({ role: 'user', ...observed('s0') });
    const prefixes: string[][] = [];
    for (const text of ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8']) {
      take(conversation, text);
      prefixes.push(texts(conversation.messages));
    }
    expect(prefixes[2]).toEqual(['task', 's0', 's1', 's2', 's3']);
    expect(prefixes[3]).toEqual(['task', NOTE, NOTE, NOTE, NOTE, 's4']);
    expect(prefixes[6]).toEqual(['task', NOTE, NOTE, NOTE, NOTE, 's4', 's5', 's6', 's7']);
    expect(prefixes[7]).toEqual(['task', ...Array.from({ length: 8 }, () => NOTE), 's8']);
    const changed = prefixes.filter((now, index) => {
      const before = prefixes[index - 1] ?? [];
      return before.some((text, at) => text !== now[at]);
    });
    expect(changed).toHaveLength(2);
  });

  it('drops big ones sooner, and what they were observed from', () => {
    const conversation = new Conversation();
    take(conversation, 'a'.repeat(30_000));
    take(conversation, 'b'.repeat(30_000));
    expect(texts(conversation.messages)[0]).toHaveLength(30_000);
    take(conversation, 'c');
    expect(texts(conversation.messages)).toEqual([NOTE, NOTE, 'c']);
    const observations = conversation.messages.flatMap((message) =>
      message.role === 'tools' ? message.results.map(({ observation }) => observation?.text) : [],
    );
    expect(observations).toEqual([undefined, undefined, 'c']);
  });

  it('keeps other results, and messages given out before', () => {
    const conversation = new Conversation();
    take(conversation, 'a'.repeat(50_000));
    const before = conversation.messages;
    conversation.addResults([
      { callId: 'x', text: 'Done.', isError: false },
      { callId: 'y', isError: false, ...observed('new') },
    ]);
    expect(texts(conversation.messages)).toEqual([NOTE, 'Done.', 'new']);
    expect(texts(before)[0]).toHaveLength(50_000);
  });
});
