import { endpoints } from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../../test/create-bot.ts';
import { createFlow } from '../../../../test/factories.ts';
import { botWords, type Visitor, visitorOf, visitorWith } from '../../../../test/people.ts';
import { replayed } from '../../../../test/replayed.ts';
import { startSecondNode } from '../../../../test/start-test-server.ts';
import { useServer } from '../../../../test/use-server.ts';
import { trainAgent } from '../../training/index.ts';

const server = useServer();
let bot: TestBot;
let visitor: Visitor;
beforeAll(async () => {
  bot = await createBot(server.app);
});
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
});

const ask = async (text: string, pickedFlowId?: string) =>
  botWords(await visitor.say(text, pickedFlowId ? { pickedFlowId } : {}));
const releasesOf = async () => {
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  return events.flatMap(({ event }) => ('releaseNumber' in event ? [event.releaseNumber] : []));
};

test('a widget shows the welcome before anything is said or stored', async () => {
  const config = await server.call(endpoints.widgets.getWidgetConfig, {
    params: { clientKey: bot.clientKey },
  });
  expect(config).toMatchObject({
    language: 'da',
    languages: ['da'],
    accentColor: '#1f5f5b',
    botBubbleColor: '#BCDCE8',
  });
  expect(config.welcome[0]?.messages).toEqual([
    { kind: 'text', text: 'Welcome!' },
    { kind: 'suggestion', title: 'Åbningstider', flowId: bot.flows.hours },
  ]);
});

test('the first message is greeted and answered', async () => {
  expect(await ask('Hvornår har I åbent?')).toEqual(['Welcome!', 'Hours!']);
  expect(await ask('Hvor kan jeg parkere?')).toEqual(['Parking!']);
  await replayed(server, bot.agentId, visitor.chatToken);
});

test('what is not understood gets the fallback', async () => {
  expect(await ask('Sælger I rumraketter?')).toEqual(['Welcome!', 'Fallback!']);
});

test('a follow-up is understood after its parent and not before', async () => {
  expect(await ask('Hvad med lørdag?')).not.toContain('Saturday!');
  await ask('Hvornår har I åbent?');
  expect(await ask('Hvad med lørdag?')).toEqual(['Saturday!']);
  await ask('Hvor kan jeg parkere?');
  expect(await ask('Hvad med lørdag?')).not.toContain('Saturday!');
});

test('the fallback leaves open what was being talked about', async () => {
  await ask('Hvornår har I åbent?');
  await ask('Sælger I rumraketter?');
  expect(await ask('Hvad med lørdag?')).toEqual(['Saturday!']);
});

test('a suggestion that is picked leads to its flow, in the words of the button', async () => {
  expect(await ask('Åbningstider', bot.flows.hours)).toEqual(['Welcome!', 'Hours!']);
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(events.map(({ event }) => event)).toContainEqual({
    type: 'endUserSaid',
    text: 'Åbningstider',
    pickedFlowId: bot.flows.hours,
  });
  expect(events.some(({ event }) => event.type === 'understood')).toBe(false);
});

test('a suggestion that leads nowhere any more gets the fallback', async () => {
  expect(await ask('Noget gammelt', bot.agentId)).toEqual(['Welcome!', 'Fallback!']);
});

test('a redirect goes on in the other flow', async () => {
  expect(await ask('Hvad koster en tur?')).toEqual(['Welcome!', 'Price!', 'Parking!']);
});

test('who comes back after an hour is greeted again', async () => {
  await ask('Hvor kan jeg parkere?');
  server.clock.advance(59 * 60_000);
  expect(await ask('Hvor kan jeg parkere?')).toEqual(['Parking!']);
  server.clock.advance(61 * 60_000);
  expect(await ask('Hvor kan jeg parkere?')).toEqual(['Welcome!', 'Parking!']);
});

test("the visitor sees the conversation, not the bot's reasons", async () => {
  await ask('Sælger I rumraketter?');
  const seen = await visitor.call(endpoints.widgets.getVisitorEvents);
  expect(seen.events.map(({ event }) => event.type)).toEqual(['botSaid', 'endUserSaid', 'botSaid']);
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(seen.upTo).toBe(events.at(-1)?.seq);
  const later = await visitor.call(endpoints.widgets.getVisitorEvents, { query: { after: seen.upTo } });
  expect(later).toEqual({ chatToken: visitor.chatToken, after: seen.upTo, upTo: seen.upTo, events: [] });
});

test('markup is text: it is stored and shown as it was written', async () => {
  const text = '<script>alert("x")</script> & <b>fed</b> {{name}}';
  await ask(text);
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(events.map(({ event }) => event)).toContainEqual({ type: 'endUserSaid', text });
});

test('a conversation in the middle of something keeps its release until it is idle', async () => {
  await ask('Hvornår har I åbent?');
  await createFlow(server.app, {
    agentId: bot.agentId,
    title: 'Late',
    phrases: ['Hvad med aftenen?', 'Har I aftenåbent?'],
    parentId: bot.flows.hours,
  });
  const before = (await releasesOf()).at(-1) ?? 0;
  await trainAgent(server.app, bot.agentId);
  expect(await ask('Hvad med aftenen?')).not.toContain('Late!');
  expect(await ask('Hvad med lørdag?')).toEqual(['Saturday!']);
  expect(await releasesOf()).toEqual([before]);
  server.clock.advance(31 * 60_000);
  await ask('Hvornår har I åbent?');
  expect(await releasesOf()).toEqual([before, before + 1]);
  expect(await ask('Hvad med aftenen?')).toEqual(['Late!']);
});

test('a new conversation starts on the newest release', async () => {
  await ask('Hej');
  const [before] = await releasesOf();
  await trainAgent(server.app, bot.agentId);
  visitor = await visitorOf(server, bot.clientKey);
  await ask('Hej');
  expect(await releasesOf()).toEqual([(before ?? 0) + 1]);
});

test('another node notices a new release within a second, and no conversation goes back to an older one', async () => {
  const elsewhere = visitorWith(await startSecondNode(server), visitor.token, visitor.chatToken);
  await elsewhere.say('Tak');
  const [before = 0] = await releasesOf();
  await trainAgent(server.app, bot.agentId);
  await ask('Tak');
  await elsewhere.say('Tak');
  expect(await releasesOf()).toEqual([before, before + 1]);
  await trainAgent(server.app, bot.agentId);
  const noticed = async () => {
    await elsewhere.say('Tak');
    return releasesOf();
  };
  await expect.poll(noticed).toEqual([before, before + 1, before + 2]);
});
