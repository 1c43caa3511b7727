import { ApiError } from '@samtale/contract';
import { expect, test } from 'vitest';
import type { Outbox, OutgoingMessage } from './outbox.ts';
import { SendQueue } from './send-queue.ts';

function message(clientId: string, chatToken = 'chat'): OutgoingMessage {
  const written = { agentId: 'agent', text: clientId, files: [], at: '2026-11-20T12:00:00Z' };
  return { clientId, chatToken, ...written, kind: 'reply', state: 'pending', messageKey: null };
}
const failure = (status: number) =>
  new ApiError(status, { code: 'conflict', messageKey: 'chat.message.notTaken', details: {} });
const logged = (clientId: string) => ({
  seq: 1,
  at: '2026-11-20T12:00:00Z',
  clientId,
  event: { type: 'endUserSaid', text: '' } as const,
});

/** A queue whose server answers each message with the next of these: an error, or that all is well. */
function queueWith(answers: (ApiError | null)[], start: Outbox = []) {
  const sent: string[] = [];
  let kept: Outbox = start;
  const queue = new SendQueue({
    bring: async ({ files }) => files,
    send: async ({ clientId }) => {
      sent.push(clientId);
      const answer = answers.shift();
      if (answer) throw answer;
    },
    keep: (outbox) => {
      kept = outbox;
    },
    start,
  });
  const states = () => queue.snapshot().map(({ clientId, state }) => `${clientId} ${state}`);
  return { queue, sent, states, kept: () => kept };
}

test('messages of a conversation are sent one after the other', async () => {
  const { queue, sent, states } = queueWith([]);
  queue.post(message('one'));
  queue.post(message('two'));
  await expect.poll(states).toEqual(['one sent', 'two sent']);
  expect(sent).toEqual(['one', 'two']);
});

test('what did not arrive is kept, holds back what follows, and is sent again in order', async () => {
  const { queue, sent, states, kept } = queueWith([failure(0)]);
  queue.post(message('one'));
  queue.post(message('two'));
  await expect.poll(() => sent).toEqual(['one']);
  expect(kept().map(({ clientId }) => clientId)).toEqual(['one', 'two']);
  queue.flush();
  await expect.poll(states).toEqual(['one sent', 'two sent']);
  expect(sent).toEqual(['one', 'one', 'two']);
});

test('a refusal is shown and does not hold back the rest; trying again sends it once more', async () => {
  const { queue, sent, states } = queueWith([failure(409)]);
  queue.post(message('one'));
  queue.post(message('two'));
  await expect.poll(states).toEqual(['one failed', 'two sent']);
  expect(queue.snapshot()[0]?.messageKey).toBe('chat.message.notTaken');
  queue.retry('one');
  await expect.poll(states).toEqual(['two sent', 'one sent']);
  expect(sent).toEqual(['one', 'two', 'one']);
});

test('one conversation does not wait for another', async () => {
  const { queue, states } = queueWith([failure(500)]);
  queue.post(message('one', 'first'));
  queue.post(message('two', 'second'));
  await expect.poll(states).toEqual(['one pending', 'two sent']);
});

test('what was kept before a reload is sent with the same ids', async () => {
  const { queue, sent } = queueWith([], [message('one')]);
  queue.flush();
  await expect.poll(() => sent).toEqual(['one']);
});

test('what the log shows, or its writer discards, is forgotten', async () => {
  const { queue, states } = queueWith([failure(409)]);
  queue.post(message('one'));
  queue.post(message('two'));
  await expect.poll(states).toEqual(['one failed', 'two sent']);
  queue.settle([logged('two')]);
  queue.discard('one');
  expect(states()).toEqual([]);
});

test('a message goes when its files are there, and what was written after it goes after it', async () => {
  const arrived = Promise.withResolvers<OutgoingMessage['files']>();
  const sent: OutgoingMessage[] = [];
  const queue = new SendQueue({
    bring: () => arrived.promise,
    send: async (one) => void sent.push(one),
    keep: () => {},
    start: [],
  });
  const attachment = { key: 'key', name: 'hej.txt', bytes: 3, file: null };
  const file = { id: 'file', name: 'hej.txt', contentType: 'text/plain', bytes: 3 };
  queue.post({ ...message('one'), files: [attachment] });
  queue.post(message('two'));
  await Promise.resolve();
  expect(sent).toEqual([]);
  arrived.resolve([{ ...attachment, file }]);
  await expect.poll(() => sent.map(({ clientId }) => clientId)).toEqual(['one', 'two']);
  expect(sent[0]?.files).toEqual([{ ...attachment, file }]);
});

test('what is discarded while its files are on their way is not sent', async () => {
  const arrived = Promise.withResolvers<OutgoingMessage['files']>();
  const sent: string[] = [];
  const queue = new SendQueue({
    bring: () => arrived.promise,
    send: async ({ clientId }) => void sent.push(clientId),
    keep: () => {},
    start: [],
  });
  queue.post({ ...message('one'), files: [{ key: 'key', name: 'hej.txt', bytes: 3, file: null }] });
  queue.post(message('two'));
  queue.discard('one');
  arrived.resolve([]);
  await expect.poll(() => sent).toEqual(['two']);
});
