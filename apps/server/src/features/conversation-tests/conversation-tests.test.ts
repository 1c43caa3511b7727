import {
  ActionType,
  type BodyOf,
  type ConversationTest,
  danish,
  endpoints,
  newId,
  type SimulatedBot,
  simulatedLogMax,
} from '@samtale/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { answerOf, type flowInput, inputOf } from '../../../test/flow-content.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { createId } from '../../platform/database/columns.ts';

const tests = endpoints.conversationTests;
type Log = BodyOf<typeof tests.createTestFromLog>['log'];

let server: TestServer;
let bot: TestBot;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId, [2]);
});

const languageId = danish.id;
const agent = () => ({ agentId: bot.agentId });
const at = (testId: string) => ({ params: { ...agent(), testId } });

/** What is said one after the other in the simulator; the log of it. */
async function simulate(texts: readonly string[], more: { at?: string; staffOnline?: boolean } = {}) {
  let log: Log = [];
  for (const text of texts) {
    const { events } = await vi.waitFor(async () => {
      const turn = await staff.call(endpoints.simulator.simulateTurn, {
        params: { ...agent(), languageId },
        body: { bot: 'published', log, input: { type: 'said', text }, at: null, staffOnline: true, ...more },
      });
      if (turn.status === 'training') throw new Error('still training');
      return turn;
    });
    log = [...log, ...events];
  }
  return log;
}

const fromLog = (log: Log, staffOnline = true): Promise<ConversationTest> =>
  staff.call(tests.createTestFromLog, { params: { ...agent(), languageId }, body: { log, staffOnline } });
const saved = async (...texts: string[]) => fromLog(await simulate(texts));
const read = (testId: string) => staff.call(tests.getConversationTest, at(testId));
const list = () => staff.call(tests.getConversationTests, { params: agent() });

/** Saves changes of a test. */
function change({ id, ...test }: ConversationTest, changes: Partial<ConversationTest>) {
  return staff.call(tests.saveConversationTest, { ...at(id), body: { ...test, ...changes } });
}

/** Runs a test once the draft is trained. */
const run = (testId: string, on: SimulatedBot = 'draft') =>
  vi.waitFor(async () => {
    const reply = await staff.call(tests.runConversationTest, { ...at(testId), body: { bot: on } });
    if (reply.status === 'training') throw new Error('still training');
    return reply.result;
  }, 10_000);

const runAll = (on: SimulatedBot = 'draft', runId = createId()) =>
  vi.waitFor(async () => {
    const reply = await staff.call(tests.runConversationTests, { params: agent(), body: { bot: on, runId } });
    if (reply.status === 'training') throw new Error('still training');
    return reply.run;
  }, 10_000);

/** Changes a flow and saves it, as draft unless told. */
async function edit(flowId: string, changes: Partial<ReturnType<typeof flowInput>>): Promise<void> {
  const params = { ...agent(), languageId, intentId: flowId };
  const flow = await staff.call(endpoints.flows.getFlow, { params });
  const body = { ...inputOf(flow), isActive: false, ...changes };
  await staff.call(endpoints.flows.addOrUpdateFlow, { params, body });
}

const trainingState = () => staff.call(endpoints.training.getTrainingState, { params: agent() });

test('a simulated conversation becomes a test of what was said and what came of it', async () => {
  const log = await simulate(['Hvornår har I åbent?', 'Hvad med lørdag?'], {
    at: '2026-12-24T10:00:00.000Z',
  });
  const made = await fromLog(log, false);
  expect(made).toMatchObject({
    title: 'Hvornår har I åbent?',
    languageId,
    at: '2026-12-24T10:00:00.000Z',
    staffOnline: false,
    mustHold: false,
    result: null,
  });
  // The greeting is not part of what is expected of an answer.
  expect(made.turns.map(({ text, expected }) => [text, expected])).toEqual([
    [
      'Hvornår har I åbent?',
      { flows: [{ id: bot.flows.hours, title: 'Hours' }], parameters: [], texts: ['Hours!'] },
    ],
    [
      'Hvad med lørdag?',
      { flows: [{ id: bot.flows.saturday, title: 'Saturday' }], parameters: [], texts: ['Saturday!'] },
    ],
  ]);
  const result = await run(made.id);
  expect(result).toMatchObject({ state: 'passed', bot: 'draft', releaseNumber: null });
  expect(result.turns[1]?.events.map(({ event }) => event.type)).toContain('understood');
  expect(await read(made.id)).toMatchObject({
    result: { state: 'passed', turns: [{ events: [] }, { events: [] }] },
  });
});

test('the way to a flow and a long silence are kept', async () => {
  const first = await simulate(['Hvad koster en tur?'], { at: '2026-11-20T09:00:00.000Z' });
  const { events } = (await staff.call(endpoints.simulator.simulateTurn, {
    params: { ...agent(), languageId },
    body: {
      bot: 'published',
      log: first,
      input: { type: 'picked', flowId: bot.flows.hours, text: 'Åbningstider' },
      at: '2026-11-20T10:01:00.000Z',
      staffOnline: true,
    },
  })) as { events: Log };
  const made = await fromLog([...first, ...events]);
  expect(made.turns[0]?.expected.flows.map(({ title }) => title)).toEqual(['Price', 'Parking']);
  expect(made.turns[1]).toMatchObject({ pickedFlowId: bot.flows.hours, minutesLater: 61 });
  const { state, turns } = await run(made.id, 'published');
  expect(state).toBe('passed');
  expect(turns[1]?.events.map(({ event }) => event.type === 'flowTriggered' && event.trigger)).toContain(
    'welcomeBack',
  );
});

test('a real conversation becomes a test as far as the bot answered', async () => {
  // Somebody is there to take the chat.
  await staffOf(server, bot.agentId);
  const visitor = await visitorOf(server, bot.clientKey);
  for (const text of ['Hvor kan jeg parkere?', 'Jeg vil tale med et menneske', 'Hallo?'])
    await visitor.say(text);
  const params = { ...agent(), chatToken: visitor.chatToken };
  const made = await staff.call(tests.createTestFromConversation, { params });
  expect(made.turns.map(({ text }) => text)).toEqual([
    'Hvor kan jeg parkere?',
    'Jeg vil tale med et menneske',
  ]);
  expect(await run(made.id, 'published')).toMatchObject({ state: 'passed', releaseNumber: 1 });
  const empty = await visitorOf(server, bot.clientKey);
  const call = staff.call(tests.createTestFromConversation, {
    params: { ...agent(), chatToken: empty.chatToken },
  });
  expect(await refusal(call)).toMatchObject({
    status: 400,
    messageKey: 'conversationTest.refused.nothingSaid',
  });
});

test('what a request brought then is taken for granted, and no request is sent', async () => {
  await edit(bot.flows.parking, {
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
  const flow = { flowId: bot.flows.parking };
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
      flowId: bot.flows.hours,
      title: 'Hours',
      trigger: 'understanding',
      contextFlowId: null,
    },
    {
      type: 'botSaid',
      flowId: bot.flows.hours,
      bubbles: [{ delay: 0, messages: [{ kind: 'text', text: 'Hours!' }] }],
    },
  ];
  const at = '2026-11-20T09:00:00.000Z';
  const made = await fromLog(events.map((event, index) => ({ seq: index + 1, at, clientId: null, event })));
  expect(made.turns).toMatchObject([
    {
      work: [{ failure: null, values: [{ name: 'free', value: '7', text: 'syv' }] }],
      expected: { parameters: [{ name: 'free', value: '7' }], texts: ['Der er syv pladser.'] },
    },
    { work: [], expected: { flows: [{ title: 'Hours' }], texts: ['Hours!'] } },
  ]);
  const result = await run(made.id);
  expect(result).toMatchObject({ state: 'passed', turns: [{ got: { texts: ['Der er syv pladser.'] } }, {}] });
  const [first, second] = made.turns;
  if (!first || !second) throw new Error('not both turns are there');
  const other = [
    { ...first, expected: { ...first.expected, parameters: [{ name: 'free', value: '8' }] } },
    second,
  ];
  expect((await change(made, { turns: other })).result).toMatchObject({
    state: 'failed',
    turns: [{ differences: ['parameters'] }, { differences: [] }],
  });
});

test('other words are told of, and fail a test that compares them', async () => {
  const made = await saved('Hvor kan jeg parkere?');
  await edit(bot.flows.parking, { chatResponseList: answerOf('I gården.') });
  expect(await run(made.id)).toMatchObject({ state: 'changed', turns: [{ differences: ['wording'] }] });
  const strict = await change(await read(made.id), { comparesWording: true });
  expect(strict.result).toMatchObject({ state: 'failed' });
  const accepted = await change(strict, {
    turns: strict.turns.map((turn, index) => ({
      ...turn,
      expected: strict.result?.turns[index]?.got ?? turn.expected,
    })),
  });
  expect(accepted.result).toMatchObject({
    state: 'passed',
    turns: [{ differences: [], got: { texts: ['I gården.'] } }],
  });
  expect(await run(made.id)).toMatchObject({ state: 'passed' });
});

test('another flow at the end makes a test fail, and its log tells why', async () => {
  const made = await saved('Hvor kan jeg parkere?', 'Hvornår har I åbent?');
  await edit(bot.flows.parking, { disabled: true });
  const result = await run(made.id);
  expect(result).toMatchObject({
    state: 'failed',
    turns: [{ differences: ['flow', 'wording'] }, { differences: [] }],
  });
  expect((await read(made.id)).result).toEqual(result);
  expect(await run(made.id, 'published')).toMatchObject({
    state: 'passed',
    bot: 'published',
    releaseNumber: 1,
  });
});

test('what is said is changed, and then nothing is known of how it goes', async () => {
  const made = await saved('Hvor kan jeg parkere?');
  await run(made.id);
  const before = await read(made.id);
  const renamed = await change(before, { title: 'Parkering', mustHold: true });
  expect(renamed).toMatchObject({ title: 'Parkering', mustHold: true, result: { state: 'passed' } });
  const changed = await change(renamed, {
    turns: renamed.turns.map((turn) => ({ ...turn, text: 'Hvornår har I åbent?' })),
  });
  expect(changed.result).toBeNull();
  expect(await refusal(change(before, {}))).toMatchObject({
    status: 409,
    messageKey: 'conversationTest.refused.changedByOther',
  });
  expect(await refusal(change(changed, { title: '  ' }))).toMatchObject({
    status: 400,
    details: { fields: [{ messageKey: 'conversationTest.refused.missingTitle' }] },
  });
  expect(await refusal(change(changed, { turns: [] }))).toMatchObject({
    status: 400,
    details: { fields: [{ messageKey: 'conversationTest.refused.nothingSaid' }] },
  });
});

test('all tests are run at once, and what they came to is counted', async () => {
  await saved('Hvor kan jeg parkere?');
  await saved('Hvornår har I åbent?');
  await saved('Hvad koster en tur?');
  await edit(bot.flows.hours, { disabled: true });
  await edit(bot.flows.parking, { chatResponseList: answerOf('I gården.') });
  const finished = await runAll();
  expect(finished).toMatchObject({
    bot: 'draft',
    passedCount: 0,
    changedCount: 2,
    failedCount: 1,
    blocked: false,
  });
  const all = await list();
  expect(all.lastRun).toEqual(finished);
  expect(all.list.map(({ title, result }) => [title, result?.state])).toEqual([
    ['Hvor kan jeg parkere?', 'changed'],
    ['Hvornår har I åbent?', 'failed'],
    ['Hvad koster en tur?', 'changed'],
  ]);
  expect(await runAll('published')).toMatchObject({ passedCount: 3, releaseNumber: 1 });
});

test('a test that is deleted is gone, once', async () => {
  const { id } = await saved('Hvor kan jeg parkere?');
  await staff.call(tests.deleteConversationTest, at(id));
  expect((await list()).list).toEqual([]);
  expect(await refusal(staff.call(tests.deleteConversationTest, at(id)))).toMatchObject({ status: 404 });
});

test('a release that breaks what must hold does not answer until somebody says so', async () => {
  const made = await saved('Hvor kan jeg parkere?');
  await change(made, { title: 'Parkering', mustHold: true });
  await saved('Hvornår har I åbent?');
  const publishAnyway = () => staff.call(endpoints.training.publishAnyway, { params: agent() });
  expect(await refusal(publishAnyway())).toMatchObject({
    status: 409,
    messageKey: 'training.publishAnyway.notBlocked',
  });

  await edit(bot.flows.parking, { isActive: true, disabled: true });
  const blockedBy = [{ testId: made.id, title: 'Parkering' }];
  await vi.waitFor(
    async () => expect(await trainingState()).toMatchObject({ state: 'idle', blockedBy }),
    15_000,
  );
  expect(await trainingState()).toMatchObject({ releaseNumber: 1, hasUntrainedChanges: true });
  const { lastRun } = await list();
  expect(lastRun).toMatchObject({
    bot: 'release',
    releaseNumber: 2,
    passedCount: 1,
    failedCount: 1,
    blocked: true,
  });
  const visitor = await visitorOf(server, bot.clientKey);
  const answered = await visitor.say('Hvor kan jeg parkere?');
  expect(answered.events.at(-1)?.event).toMatchObject({ type: 'botSaid', flowId: bot.flows.parking });

  await publishAnyway();
  expect(await untilTrained(staff.call, bot.agentId)).toMatchObject({ releaseNumber: 2, blockedBy: [] });
  expect((await list()).lastRun).toMatchObject({ releaseNumber: 2, failedCount: 1, blocked: false });

  // It was said of those changes, not of later ones.
  await edit(bot.flows.hours, { isActive: true, chatResponseList: answerOf('Fra 9 til 17.') });
  await vi.waitFor(
    async () => expect(await trainingState()).toMatchObject({ state: 'idle', blockedBy }),
    15_000,
  );
});

test('a test that must hold and does lets the release answer, and so do others that fail', async () => {
  const made = await saved('Hvor kan jeg parkere?');
  await change(made, { mustHold: true });
  await saved('Hvornår har I åbent?');
  await edit(bot.flows.hours, { isActive: true, disabled: true });
  expect(await untilTrained(staff.call, bot.agentId)).toMatchObject({ releaseNumber: 2, blockedBy: [] });
  expect((await list()).lastRun).toMatchObject({ passedCount: 1, failedCount: 1, blocked: false });
});

test('how far a run is, is told', async () => {
  await saved('Hvor kan jeg parkere?');
  const socket = await connectStaff(server, staff.token, bot.agentId);
  const runId = createId();
  const heard: number[] = [];
  socket.on('testProgress', (progress) => {
    if (progress.runId === runId) heard.push(progress.done / progress.total);
  });
  await runAll('published', runId);
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  socket.disconnect();
  expect(heard).toEqual([1]);
});

test('a log that is none is refused', async () => {
  const log = await simulate(['Hvor kan jeg parkere?']);
  const made = (changed: unknown) => refusal(fromLog(changed as Log));
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
  expect((await list()).list).toEqual([]);
});

test("another customer's tests and conversations are not reached through one's own agent", async () => {
  const { id } = await saved('Hvor kan jeg parkere?');
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hvor kan jeg parkere?');
  const theirs = await read(id);
  const other = await createBot(server.app);
  const them = await staffOf(server, other.agentId, [2]);
  const params = { agentId: other.agentId, testId: id, chatToken: visitor.chatToken };
  const calls = [
    () => them.call(tests.getConversationTest, { params }),
    () => them.call(tests.saveConversationTest, { params, body: theirs }),
    () => them.call(tests.deleteConversationTest, { params }),
    () => them.call(tests.runConversationTest, { params, body: { bot: 'draft' } }),
    () => them.call(tests.createTestFromConversation, { params }),
    () => them.call(tests.getConversationTest, { params: { ...params, agentId: bot.agentId } }),
  ];
  for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 404 });
  expect(await read(id)).toEqual(theirs);
  expect((await them.call(tests.getConversationTests, { params })).list).toEqual([]);
});
