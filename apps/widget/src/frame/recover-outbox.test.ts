import type { ConversationEvent } from '@samtale/dialog';
import { expect, test } from 'vitest';
import { applyDelivery, emptyLog } from './conversation-log.ts';
import { enqueue, type Outbox } from './outbox.ts';
import { recoverOutbox } from './recover-outbox.ts';

const outboxOf = (...ids: string[]): Outbox =>
  ids.reduce<Outbox>((outbox, clientId) => enqueue(outbox, { clientId, text: clientId }), []);

/** A conversation in which the visitor said these, and then all this happened. */
function logOf(ids: string[], ...events: ConversationEvent[]) {
  const said = ids.map((clientId) => ({ clientId, event: { type: 'endUserSaid' as const, text: clientId } }));
  const all = [...said, ...events.map((event) => ({ clientId: null, event }))];
  const run = all.map((one, index) => ({ ...one, seq: index + 1, at: new Date(0).toISOString() }));
  const log = applyDelivery(emptyLog, { chatToken: 'chat', after: 0, upTo: run.length, events: run }, false);
  if (!log) throw new Error('The run begins at the beginning');
  return log;
}
const statesOf = (outbox: Outbox) => outbox.map(({ clientId, state }) => `${clientId} ${state}`);

test('what was kept goes first, each message once, and none that has arrived', () => {
  const outbox = recoverOutbox(outboxOf('c', 'd'), outboxOf('a', 'b', 'c'), logOf(['a']));
  expect(statesOf(outbox)).toEqual(['b waiting', 'c waiting', 'd waiting']);
});

test('what was said to somebody who has ended the conversation since is not sent unasked', () => {
  const userId = crypto.randomUUID();
  const log = logOf(['x'], { type: 'ended', userId, name: 'Anna' });
  expect(statesOf(recoverOutbox(outboxOf('c'), outboxOf('a'), log))).toEqual(['a failed', 'c waiting']);
  // Who has written since then has begun again with the bot already.
  const { entries } = logOf(['y']);
  const goesOn = { ...log, entries: [...log.entries, ...entries], shown: 3 };
  expect(statesOf(recoverOutbox([], outboxOf('a'), goesOn))).toEqual(['a waiting']);
});
