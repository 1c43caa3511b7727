import { endpoints } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../../test/create-bot.ts';
import { staffOf, visitorOf, visitorWith } from '../../../../test/people.ts';
import { replayed } from '../../../../test/replayed.ts';
import { startSecondNode } from '../../../../test/start-test-server.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';

const server = useServer();
let bot: TestBot;
beforeAll(async () => {
  bot = await createBot(server.app);
});

const saidIn = async (chatToken: string) => {
  const { events } = await replayed(server, bot.agentId, chatToken);
  return events.flatMap(({ event, clientId }) =>
    event.type === 'endUserSaid' ? [{ text: event.text, clientId }] : [],
  );
};

test('the log of a whole conversation folds into the state that is stored', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  await visitor.say('Hvad koster en tur?');
  await visitor.say('Hvornår har I åbent?');
  await visitor.say('Hvornår har I åbent?');
  server.clock.advance(2 * 3600_000);
  await visitor.say('Sælger I rumraketter?');
  await visitor.say('Jeg vil tale med et menneske');
  await replayed(server, bot.agentId, visitor.chatToken);
  const staff = await staffOf(server, bot.agentId);
  await staff.call(endpoints.conversations.takeOverChat, { params, body: { user: { id: staff.user.id } } });
  await replayed(server, bot.agentId, visitor.chatToken);
  await staff.call(endpoints.conversations.leaveChat, { params });
  await visitor.say('Åbningstider', { pickedFlowId: bot.flows.hours });
  const { events, state } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(state.contextFlowId).toBe(bot.flows.hours);
  expect(new Set(events.map(({ event }) => event.type)).size).toBeGreaterThanOrEqual(8);
});

test('from any number on, the log is read whole, steps of one event included', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  await visitor.say('Hvornår har I åbent?');
  const staff = await staffOf(server, bot.agentId);
  await staff.call(endpoints.conversations.takeOverChat, { params, body: { user: { id: staff.user.id } } });
  const body = { clientId: createId(), text: 'Hej fra et menneske' };
  await staff.call(endpoints.conversations.sendChatMessage, { params, body });
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  for (let after = 0; after <= events.length; after++) {
    const read = await staff.call(endpoints.conversations.getChat, { params, query: { after } });
    expect(read.events).toEqual(events.slice(after));
  }
});

test('the newest events alone are read, and of those none that the reader has', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const params = { chatToken: visitor.chatToken };
  await visitor.say('Hvornår har I åbent?');
  await visitor.say('Hvor kan jeg parkere?');
  const staff = await staffOf(server, bot.agentId);
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  for (let latest = 0; latest <= events.length + 1; latest++) {
    const read = await staff.call(endpoints.conversations.getChat, { params, query: { latest } });
    expect(read.events).toEqual(latest ? events.slice(-latest) : []);
    const after = events.length - 2;
    const newer = await staff.call(endpoints.conversations.getChat, { params, query: { latest, after } });
    expect(newer.events).toEqual(latest ? events.slice(-Math.min(latest, 2)) : []);
  }
});

test('the same message sent twice is stored once and answered the same', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const clientId = createId();
  const first = await visitor.say('Hvor kan jeg parkere?', { clientId });
  await visitor.say('Hvad er prisen?');
  expect(await visitor.say('Hvor kan jeg parkere?', { clientId })).toEqual(first);
  expect(await saidIn(visitor.chatToken)).toHaveLength(2);
});

test('the same message sent ten times at once is stored once', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const clientId = createId();
  const attempts = Array.from({ length: 10 }, () => visitor.say('Hvor kan jeg parkere?', { clientId }));
  const answers = await Promise.all(attempts);
  expect(new Set(answers.map(({ upTo }) => upTo)).size).toBe(1);
  expect(await saidIn(visitor.chatToken)).toEqual([{ text: 'Hvor kan jeg parkere?', clientId }]);
});

test('messages whose ids only end alike are stored both', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const clientId = createId();
  const alike = `00000000${clientId.slice(8)}`;
  for (const id of [clientId, alike, clientId]) await visitor.say(`besked ${id}`, { clientId: id });
  expect((await saidIn(visitor.chatToken)).map((said) => said.clientId)).toEqual([clientId, alike]);
});

test('the same id in two conversations is two messages', async () => {
  const clientId = createId();
  for (const visitor of [await visitorOf(server, bot.clientKey), await visitorOf(server, bot.clientKey)]) {
    await visitor.say('Hej', { clientId });
    expect(await saidIn(visitor.chatToken)).toHaveLength(1);
  }
});

test('two hundred messages at once to twenty conversations keep the order of each', async () => {
  const visitors = await Promise.all(Array.from({ length: 20 }, () => visitorOf(server, bot.clientKey)));
  const numbers = Array.from({ length: 10 }, (_, i) => i);
  const sent = numbers.flatMap((n) => visitors.map((visitor) => visitor.say(`besked ${n}`)));
  const replies = await Promise.all(sent);
  expect(new Set(replies.map(({ chatToken, upTo }) => `${chatToken} ${upTo}`)).size).toBe(200);
  for (const { chatToken } of visitors) {
    const texts = (await saidIn(chatToken)).map(({ text }) => text);
    expect([...texts].sort()).toEqual(numbers.map((n) => `besked ${n}`));
  }
});

test('what another node has stored is noticed', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('besked 1');
  const second = await startSecondNode(server);
  const elsewhere = visitorWith(second, visitor.token, visitor.chatToken);
  await elsewhere.say('besked 2');
  await visitor.say('besked 3');
  await elsewhere.say('besked 4');
  const texts = (await saidIn(visitor.chatToken)).map(({ text }) => text);
  expect(texts).toEqual(['besked 1', 'besked 2', 'besked 3', 'besked 4']);
});

test('a message repeated to another node is stored once', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const second = await startSecondNode(server);
  const elsewhere = visitorWith(second, visitor.token, visitor.chatToken);
  await visitor.say('Hej');
  const clientId = createId();
  await Promise.all([visitor.say('Én gang', { clientId }), elsewhere.say('Én gang', { clientId })]);
  expect((await saidIn(visitor.chatToken)).filter(({ text }) => text === 'Én gang')).toHaveLength(1);
});

test('a message repeated later is stored once, at a node that has been left behind and at one that knows nothing', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const [second, third] = [await startSecondNode(server), await startSecondNode(server)];
  const elsewhere = visitorWith(second, visitor.token, visitor.chatToken);
  await visitor.say('Hej');
  const clientId = createId();
  const answer = await elsewhere.say('Én gang', { clientId });
  await elsewhere.say('Videre');
  expect(await visitor.say('Én gang', { clientId })).toEqual(answer);
  const atThird = visitorWith(third, visitor.token, visitor.chatToken);
  expect(await atThird.say('Én gang', { clientId })).toEqual(answer);
  await atThird.say('Til sidst');
  expect(await atThird.say('Én gang', { clientId })).toEqual(answer);
  const texts = (await saidIn(visitor.chatToken)).map(({ text }) => text);
  expect(texts).toEqual(['Hej', 'Én gang', 'Videre', 'Til sidst']);
});

test('both nodes writing at once leave a log without gaps', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const second = await startSecondNode(server);
  const elsewhere = visitorWith(second, visitor.token, visitor.chatToken);
  const numbers = Array.from({ length: 15 }, (_, i) => i);
  await Promise.all(numbers.flatMap((n) => [visitor.say(`her ${n}`), elsewhere.say(`der ${n}`)]));
  expect(await saidIn(visitor.chatToken)).toHaveLength(30);
});
