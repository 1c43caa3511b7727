import {
  ActionType,
  danish,
  endpoints,
  english,
  IntegrationType,
  newId,
  type ParamsOf,
  simulatedLogMax,
  type TestContent,
  type TestTurn,
} from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { ConversationTester, type Log } from '../../../test/conversation-tester.ts';
import { answerOf } from '../../../test/flow-content.ts';
import { staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';

const tests = endpoints.conversationTests;
const server = useServer();
let tester: ConversationTester;
beforeEach(async () => {
  tester = await ConversationTester.of(server);
});

test('a simulated conversation becomes a test of what was said and what came of it', async () => {
  const log = await tester.simulate(['Hvornår har I åbent?', 'Hvad med lørdag?'], {
    at: '2026-12-24T10:00:00.000Z',
  });
  const made = await tester.fromLog(log, false);
  expect(made).toMatchObject({
    title: 'Hvornår har I åbent?',
    languageId: danish.id,
    at: '2026-12-24T10:00:00.000Z',
    staffOnline: false,
    mustHold: false,
    result: null,
  });
  // The greeting is not part of what is expected of an answer.
  expect(made.turns.map(({ text, expected }) => [text, expected])).toEqual([
    [
      'Hvornår har I åbent?',
      { flows: [{ id: tester.bot.flows.hours, title: 'Hours' }], parameters: [], texts: ['Hours!'] },
    ],
    [
      'Hvad med lørdag?',
      { flows: [{ id: tester.bot.flows.saturday, title: 'Saturday' }], parameters: [], texts: ['Saturday!'] },
    ],
  ]);
  const result = await tester.run(made.id);
  expect(result).toMatchObject({ state: 'passed', bot: 'draft', releaseNumber: null });
  expect(result.turns[1]?.events.map(({ event }) => event.type)).toContain('understood');
  expect(await tester.read(made.id)).toMatchObject({
    result: { state: 'passed', turns: [{ events: [] }, { events: [] }] },
  });
});

test('the way to a flow and a long silence are kept', async () => {
  const first = await tester.simulate(['Hvad koster en tur?'], { at: '2026-11-20T09:00:00.000Z' });
  const { events } = (await tester.staff.call(endpoints.simulator.simulateTurn, {
    params: tester.language,
    body: {
      bot: 'published',
      log: first,
      input: { type: 'picked', flowId: tester.bot.flows.hours, text: 'Åbningstider' },
      at: '2026-11-20T10:01:00.000Z',
      staffOnline: true,
    },
  })) as { events: Log };
  const made = await tester.fromLog([...first, ...events]);
  expect(made.turns[0]?.expected.flows.map(({ title }) => title)).toEqual(['Price', 'Parking']);
  expect(made.turns[1]).toMatchObject({ pickedFlowId: tester.bot.flows.hours, minutesLater: 61 });
  const { state, turns } = await tester.run(made.id, 'published');
  expect(state).toBe('passed');
  expect(turns[1]?.events.map(({ event }) => event.type === 'flowTriggered' && event.trigger)).toContain(
    'welcomeBack',
  );
});

test('a real conversation becomes a test as far as the bot answered', async () => {
  // Somebody is there to take the chat.
  await staffOf(server, tester.bot.agentId);
  const visitor = await visitorOf(server, tester.bot.clientKey);
  for (const text of ['Hvor kan jeg parkere?', 'Jeg vil tale med et menneske', 'Hallo?'])
    await visitor.say(text);
  const params = { ...tester.agent, chatToken: visitor.chatToken };
  const made = await tester.staff.call(tests.createTestFromConversation, { params });
  expect(made.turns.map(({ text }) => text)).toEqual([
    'Hvor kan jeg parkere?',
    'Jeg vil tale med et menneske',
  ]);
  expect(await tester.run(made.id, 'published')).toMatchObject({ state: 'passed', releaseNumber: 1 });
  const empty = await visitorOf(server, tester.bot.clientKey);
  const call = tester.staff.call(tests.createTestFromConversation, {
    params: { ...tester.agent, chatToken: empty.chatToken },
  });
  expect(await refusal(call)).toMatchObject({
    status: 400,
    messageKey: 'conversationTest.refused.nothingSaid',
  });
});

/** Has the flow about parking ask a server how many places are free. */
const askForFreePlaces = () =>
  tester.edit(tester.bot.flows.parking, {
    chatResponseList: answerOf('Der er {{free}} pladser.'),
    intentActionList: [
      {
        id: newId,
        type: ActionType.dynamicAPIRequest,
        redirectIntentId: null,
        // Nobody answers there.
        intentActionParameterList: [{ name: 'url', value: 'https://127.0.0.1:9/parking' }],
        resultList: [{ parameterAlias: 'free', path: 'free' }],
      },
    ],
  });

test('what a request would have brought has its name in a test of a simulated conversation, as it had there', async () => {
  await askForFreePlaces();
  const made = await tester.fromLog(await tester.simulate(['Hvor kan jeg parkere?'], { bot: 'draft' }));
  const texts = ['Der er [free] pladser.'];
  expect(made.turns).toMatchObject([{ work: [{ isSimulated: true }], expected: { texts } }]);
  expect(await tester.run(made.id)).toMatchObject({ state: 'passed', turns: [{ got: { texts } }] });
});

test('what a request brought then is taken for granted, and no request is sent', async () => {
  await askForFreePlaces();
  const flow = { flowId: tester.bot.flows.parking };
  const awaited = { index: 0, nth: 1 };
  const events: Log[number]['event'][] = [
    { type: 'started', releaseNumber: 0 },
    { type: 'endUserSaid', text: 'Hvor kan jeg parkere?' },
    { type: 'flowTriggered', ...flow, title: 'Parking', trigger: 'understanding', contextFlowId: null },
    { type: 'workRequested', ...flow, action: 'request', about: 'GET https://127.0.0.1:9/parking', awaited },
    // Said while the bot waits, answered after.
    { type: 'endUserSaid', text: 'Hvornår har I åbent?' },
    { type: 'workDone', of: 4, detail: '200', tookMs: 12 },
    { type: 'parametersSet', ...flow, values: { free: { value: '7', text: 'syv' } } },
    {
      type: 'botSaid',
      ...flow,
      bubbles: [{ delay: 0, messages: [{ kind: 'text', text: 'Der er syv pladser.' }] }],
    },
    { type: 'heldTaken' },
    {
      type: 'flowTriggered',
      flowId: tester.bot.flows.hours,
      title: 'Hours',
      trigger: 'understanding',
      contextFlowId: null,
    },
    {
      type: 'botSaid',
      flowId: tester.bot.flows.hours,
      bubbles: [{ delay: 0, messages: [{ kind: 'text', text: 'Hours!' }] }],
    },
  ];
  const at = '2026-11-20T09:00:00.000Z';
  const made = await tester.fromLog(
    events.map((event, index) => ({ seq: index + 1, at, clientId: null, event })),
  );
  expect(made.turns).toMatchObject([
    {
      work: [{ failure: null, values: [{ name: 'free', value: '7', text: 'syv' }] }],
      expected: { parameters: [{ name: 'free', value: '7' }], texts: ['Der er syv pladser.'] },
    },
    { work: [], expected: { flows: [{ title: 'Hours' }], texts: ['Hours!'] } },
  ]);
  const result = await tester.run(made.id);
  expect(result).toMatchObject({ state: 'passed', turns: [{ got: { texts: ['Der er syv pladser.'] } }, {}] });
  const [first, second] = made.turns;
  if (!first || !second) throw new Error('not both turns are there');
  const other = [
    { ...first, expected: { ...first.expected, parameters: [{ name: 'free', value: '8' }] } },
    second,
  ];
  expect((await tester.change(made, { turns: other })).result).toMatchObject({
    state: 'failed',
    turns: [{ differences: ['parameters'] }, { differences: [] }],
  });
});

test('what was left to a language model that was not asked is no part of it', async () => {
  const flowId = tester.bot.flows.parking;
  const doubted = { flowId, entities: [] };
  const events: Log[number]['event'][] = [
    { type: 'started', releaseNumber: 0 },
    { type: 'endUserSaid', text: 'Har I plads til min campingvogn?' },
    { type: 'generationRequested', question: 'Har I plads?', model: 'gpt4o-5', doubted, nth: 1 },
    { type: 'workDone', of: 3, detail: '', tookMs: 0, simulated: true },
    { type: 'endUserSaid', text: 'Hvor kan jeg parkere?' },
    { type: 'flowTriggered', flowId, title: 'Parking', trigger: 'understanding', contextFlowId: null },
  ];
  const at = '2026-11-20T09:00:00.000Z';
  const log = events.map((event, index) => ({ seq: index + 1, at, clientId: null, event }));
  const { turns } = await tester.fromLog(log);
  expect(turns.map(({ text }) => text)).toEqual(['Hvor kan jeg parkere?']);
});

test('a log that is none is refused', async () => {
  const log = await tester.simulate(['Hvor kan jeg parkere?']);
  const made = (changed: unknown) => refusal(tester.fromLog(changed as Log));
  const [first] = log;
  expect(await made(log.slice(1))).toMatchObject({
    status: 400,
    messageKey: 'simulator.refused.logWithGaps',
  });
  expect(await made(log.slice(0, 1))).toMatchObject({
    status: 400,
    messageKey: 'conversationTest.refused.nothingSaid',
  });
  expect(await made([])).toMatchObject({ messageKey: 'conversationTest.refused.nothingSaid' });
  const long = Array.from({ length: simulatedLogMax + 1 }, (_, index) => ({ ...first, seq: index + 1 }));
  expect(await made(long)).toMatchObject({ status: 400, messageKey: 'simulator.refused.logTooLong' });
  for (const garbage of ['log', [{}], [{ ...first, event: { type: 'noSuchEvent' } }]])
    expect(await made(garbage)).toMatchObject({ status: 400 });
  const words = log.map((logged) =>
    logged.event.type === 'endUserSaid'
      ? { ...logged, event: { ...logged.event, text: 'x'.repeat(5000) } }
      : logged,
  );
  expect(await made(words)).toMatchObject({ status: 400, messageKey: 'error.badRequest' });
  expect((await tester.list()).list).toEqual([]);
});

const said = (text: string, flows: { id: string; title: string }[] = []): TestTurn => ({
  text,
  pickedFlowId: null,
  minutesLater: 0,
  work: [],
  expected: { flows, parameters: [], texts: null },
});
/** Keeps a test that was written from nothing. */
const write = (
  changes: Partial<TestContent> = {},
  params: ParamsOf<typeof tests.createConversationTest> = tester.language,
) =>
  tester.staff.call(tests.createConversationTest, {
    params,
    body: {
      title: 'Parkering, og så åbningstid',
      mustHold: true,
      comparesWording: false,
      at: null,
      staffOnline: true,
      channel: IntegrationType.widget,
      turns: [said('Hvor kan jeg parkere?', [{ id: tester.bot.flows.parking, title: 'Parking' }])],
      ...changes,
    },
  });

test('a test of a conversation that nobody has had is written, and run as any other', async () => {
  const made = await write({
    turns: [
      said('Hvor kan jeg parkere?', [{ id: tester.bot.flows.parking, title: 'Parking' }]),
      said('Hvornår har I åbent?', [{ id: tester.bot.flows.price, title: 'Price' }]),
    ],
  });
  expect(made).toMatchObject({
    title: 'Parkering, og så åbningstid',
    mustHold: true,
    result: null,
    languageId: danish.id,
  });
  expect(await tester.read(made.id)).toEqual(made);
  expect(await tester.run(made.id, 'published')).toMatchObject({
    state: 'failed',
    turns: [{ differences: [] }, { differences: ['flow'], got: { flows: [{ title: 'Hours' }] } }],
  });
});

test('a written test needs a name, something that is said, and a language that the bot speaks', async () => {
  const refused = (key: string) => ({
    status: 400,
    details: { fields: [{ messageKey: `conversationTest.refused.${key}` }] },
  });
  expect(await refusal(write({ title: '  ' }))).toMatchObject(refused('missingTitle'));
  expect(await refusal(write({ turns: [] }))).toMatchObject(refused('nothingSaid'));
  expect(await refusal(write({ turns: [said(' ')] }))).toMatchObject({ status: 400 });
  const unspoken = { ...tester.agent, languageId: english.id };
  expect(await refusal(write({}, unspoken))).toMatchObject({ status: 404 });
  expect((await tester.list()).list).toEqual([]);
});
