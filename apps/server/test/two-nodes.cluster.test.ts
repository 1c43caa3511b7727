import { endpoints } from '@samtale/contract';
import { beforeAll, expect, inject, test } from 'vitest';
import { connectStaff, connectVisitor, follow, watch } from './hub-clients.ts';
import { visitorOf, visitorWith } from './people.ts';
import { replayed } from './replayed.ts';
import { startSecondNode } from './start-test-server.ts';
import { useBot } from './use-agent.ts';
import { useServer } from './use-server.ts';

const redisUrl = inject('redisUrl');
const one = useServer({ redisUrl });
const { bot, staff } = useBot(one, beforeAll);

const logOf = async (chatToken: string) =>
  (await staff.call(endpoints.conversations.getChat, { params: { chatToken } })).events;

test('what a visitor writes to one node is seen live on the other, in order', async () => {
  const other = await startSecondNode(one, { redisUrl });
  const visitor = await visitorOf(one, bot.clientKey);
  const transcript = await watch(await connectStaff(other, staff.token, bot.agentId), visitor.chatToken);
  for (let n = 0; n < 10; n++) await visitor.say(`besked ${n}`);
  const log = await logOf(visitor.chatToken);
  await transcript.reaches(log.length);
  expect(transcript.events).toEqual(log);
});

test('what the staff reply on one node reaches the visitor on the other', async () => {
  const other = await startSecondNode(one, { redisUrl });
  const visitor = await visitorOf(one, bot.clientKey);
  await visitor.say('Hej');
  const transcript = await follow(await connectVisitor(other, visitor.token));
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  await staff.call(endpoints.conversations.takeOverChat, { params, body: { user: { id: staff.user.id } } });
  const body = { clientId: crypto.randomUUID(), text: 'Hej fra et menneske' };
  const { seq } = await staff.call(endpoints.conversations.sendChatMessage, { params, body });
  await transcript.reaches(seq);
  expect(transcript.words).toEqual(['Hej', 'Hej fra et menneske']);
});

test('both nodes writing at once are seen whole and in order by who watches', async () => {
  const other = await startSecondNode(one, { redisUrl });
  const visitor = await visitorOf(one, bot.clientKey);
  const elsewhere = visitorWith(other, visitor.token, visitor.chatToken);
  const socket = await connectStaff(other, staff.token, bot.agentId);
  const transcript = await watch(socket, visitor.chatToken);
  const numbers = Array.from({ length: 20 }, (_, i) => i);
  await Promise.all(numbers.flatMap((n) => [visitor.say(`her ${n}`), elsewhere.say(`der ${n}`)]));
  const { events } = await replayed(one, bot.agentId, visitor.chatToken);
  expect(events.filter(({ event }) => event.type === 'endUserSaid')).toHaveLength(40);
  // Two nodes may announce in another order than they stored in; the gap is closed by asking for the rest.
  if (transcript.upTo < events.length) {
    const request = { chatToken: visitor.chatToken, after: transcript.upTo };
    const answer = await socket.emitWithAck('watch', request);
    if (answer.ok) transcript.receive(answer.value);
  }
  expect(transcript.events).toEqual(events);
});

test('a visitor who changes node goes on in the same conversation', async () => {
  const other = await startSecondNode(one, { redisUrl });
  const visitor = await visitorOf(one, bot.clientKey);
  await visitor.say('Hvornår har I åbent?');
  const elsewhere = visitorWith(other, visitor.token, visitor.chatToken);
  const { events } = await elsewhere.say('Hvad med lørdag?');
  expect(events.at(-1)?.event).toMatchObject({ type: 'botSaid', flowId: bot.flows.saturday });
});
