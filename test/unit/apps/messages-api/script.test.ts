import type { MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { describe, expect, it } from 'vitest';
import { text, toolUse } from '../../../apps/messages-api/brain';
import { conversationBrain, planBrain } from '../../../apps/messages-api/plan-brain';
import {
  appendTurn,
  ask,
  clickSignIn,
  failure,
  refusal,
  SNAPSHOT,
  start,
  userMessage,
} from './harness';

describe('a script', () => {
  it('goes on by one step per turn, and stays when a request is tried again', async () => {
    const server = await start({
      script: planBrain([
        () => toolUse('snapshot', {}),
        ({ ref }) => toolUse('click', { ref: ref('textbox', 'Email') }),
      ]),
      behaviours: [
        { kind: 'ok' },
        { kind: 'truncatedStream' },
        { kind: 'badToolCall', name: 'teleport', input: {} },
      ],
    });
    const first = await ask(server, { messages: [{ role: 'user', content: 'Go' }] }).finalMessage();
    const messages: MessageParam[] = [{ role: 'user', content: 'Go' }];
    appendTurn(messages, first, SNAPSHOT);

    await failure(ask(server, { messages }).finalMessage());
    const bad = await ask(server, { messages }).finalMessage();
    expect(bad.content).toMatchObject([{ name: 'teleport' }]);
    appendTurn(messages, bad, 'There is no tool "teleport".', true);
    const second = await ask(server, { messages }).finalMessage();

    expect(second.content).toMatchObject([{ name: 'click', input: { ref: 'e5' } }]);
    expect(server.requests.map((request) => request.reply?.content[0])).toMatchObject([
      { name: 'snapshot' },
      { name: 'click' },
      { name: 'teleport' },
      { name: 'click' },
    ]);
    expect(server.requests[3]?.body?.messages.at(-1)?.content).toMatchObject([
      { type: 'tool_result', is_error: true, content: 'There is no tool "teleport".' },
    ]);
  });

  it('reads the newest snapshot of the conversation', async () => {
    const server = await start({
      script: planBrain([
        () => toolUse('snapshot', {}),
        ({ ref }) => toolUse('click', { ref: ref('button', /^Sign/) }),
      ]),
    });
    const messages: MessageParam[] = [userMessage];
    appendTurn(
      messages,
      await ask(server).finalMessage(),
      '- button "Sign in to your account" [ref=f2e7]',
    );
    const reply = await ask(server, { messages }).finalMessage();
    expect(reply.content).toMatchObject([{ input: { ref: 'f2e7' } }]);
  });

  it('finds a button inside its own row', async () => {
    const server = await start({
      script: planBrain([
        ({ ref }) =>
          toolUse('click', {
            ref: ref('button', 'Open', { within: { role: 'row', name: /^TL-102/ } }),
          }),
      ]),
    });
    const reply = await ask(server).finalMessage();
    expect(reply.content).toMatchObject([{ input: { ref: 'e24' } }]);
  });

  it('fails visibly, with what there is, when the element is not in the snapshot', async () => {
    const server = await start({
      script: planBrain([({ ref }) => toolUse('click', { ref: ref('button', 'Log in') })]),
    });
    const message = await refusal(ask(server).finalMessage());
    expect(message).toContain('button "Log in" is not in the latest snapshot. It has:');
    expect(message).toContain('[ref=e12]');
    expect(server.requests[0]).toMatchObject({ status: 400, error: message });
  });

  it('refuses to choose between two elements of one name', async () => {
    const server = await start({
      script: planBrain([({ ref }) => toolUse('click', { ref: ref('button', 'Open') })]),
    });
    expect(await refusal(ask(server).finalMessage())).toContain(
      'button "Open" is in the latest snapshot 2 times',
    );
  });

  it('fails when the client never sent a snapshot', async () => {
    const messages: MessageParam[] = [{ role: 'user', content: 'Sign in. - button "Sign In"' }];
    const server = await start({ script: clickSignIn });
    expect(await refusal(ask(server, { messages }).finalMessage())).toContain(
      'No message holds a snapshot',
    );
  });

  it('may only call tools that were offered, with arguments that fit', async () => {
    const server = await start({
      script: planBrain([() => toolUse('click', { reference: 'e1' })]),
    });
    expect(await refusal(ask(server).finalMessage())).toContain('do not fit tool "click"');
    expect(await refusal(ask(server, { tools: [] }).finalMessage())).toContain('offered: none');
  });

  it('is asked for no more turns than it has', async () => {
    const server = await start({ script: planBrain([]) });
    expect(await refusal(ask(server).finalMessage())).toContain(
      'The script has 0 steps, and the client asked for turn 1.',
    );
  });

  it('is chosen by how the conversation begins', async () => {
    const server = await start({
      script: conversationBrain([
        [/Case 1/, planBrain([() => text('one')])],
        [/Case 2/, planBrain([() => text('two')])],
      ]),
    });
    const reply = await ask(server, {
      messages: [{ role: 'user', content: '#Case 2: table' }],
    }).finalText();
    expect(reply).toBe('two');
  });
});
