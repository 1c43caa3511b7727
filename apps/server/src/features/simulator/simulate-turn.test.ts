import {
  ActionType,
  type BodyOf,
  danish,
  endpoints,
  english,
  newId,
  RecipientKind,
  type SimulatedTurn,
  simulatedLogMax,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createAgent, createFlow, createUser } from '../../../test/factories.ts';
import { answerOf, flowInput, inputOf } from '../../../test/flow-content.ts';
import { botWords, type SignedIn, signIn, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { agents } from '../agents/index.ts';
import { conversationSteps, conversations } from '../conversations/tables.ts';
import { unsolvedQuestions } from '../training/tables.ts';

const { simulateTurn } = endpoints.simulator;
type Turn = BodyOf<typeof simulateTurn>;

const server = useServer();
let bot: TestBot;
let other: TestBot;
/** An agent that has flows in both languages and has never published any. */
let unpublished: string;
let developer: SignedIn;
beforeAll(async () => {
  bot = await createBot(server.app);
  other = await createBot(server.app);
  unpublished = await createAgent(server.app, { speaks: ['da', 'en'] });
  const roles = { [bot.agentId]: [2 as const], [unpublished]: [2 as const] };
  developer = await signIn(server, await createUser(server.app, { roles, chatStatus: 0 }));
});

/** A conversation as the console keeps it. */
let log: Turn['log'];
beforeEach(() => {
  log = [];
});

const start = { type: 'start' } as const;
const said = (text: string) => ({ type: 'said', text }) as const;

function reply(turn: Partial<Turn>, languageId: string = danish.id, agentId = bot.agentId) {
  const usual = { at: null, staffOnline: true, channel: 1, readsElsewhere: false } as const;
  const body = { bot: 'draft' as const, log, input: start, ...usual, ...turn };
  return developer.call(simulateTurn, { params: { agentId, languageId }, body });
}

/** A turn once the draft is trained; it goes on in the log. */
async function take(turn: Partial<Turn>, ...where: [string?, string?]): Promise<SimulatedTurn> {
  const answered = await vi.waitFor(async () => {
    const answer = await reply(turn, ...where);
    if (answer.status === 'training') throw new Error(`still training: ${answer.progress}`);
    return answer;
  }, 10_000);
  log = [...(turn.log ?? log), ...answered.events];
  return answered;
}
const ask = async (text: string, turn: Partial<Turn> = {}) =>
  botWords(await take({ input: said(text), ...turn }));

/** Changes a flow and saves it, as draft unless told. */
async function save(flowId: string, changes: Partial<ReturnType<typeof flowInput>>): Promise<void> {
  const params = { agentId: bot.agentId, languageId: danish.id, intentId: flowId };
  const saved = await developer.call(endpoints.flows.getFlow, { params });
  const body = { ...inputOf(saved), isActive: false, ...changes };
  await developer.call(endpoints.flows.addOrUpdateFlow, { params, body });
}
const restore = (flowId: string, title: string) =>
  save(flowId, { chatResponseList: answerOf(`${title}!`), disabled: false });

test('it opens with the welcome, which is no part of the log yet', async () => {
  const opened = await take({ input: start });
  expect(botWords(opened)).toEqual(['Welcome!']);
  expect(opened.state).toMatchObject({ seq: 0, status: 'bot' });
  log = [];
  expect(await ask('Hvornår har I åbent?')).toEqual(['Welcome!', 'Hours!']);
  expect(botWords(await take({ input: start }))).toEqual([]);
});

test('a conversation goes on from the log that is sent', async () => {
  await ask('Hvornår har I åbent?');
  const answered = await take({ input: said('Hvad med lørdag?') });
  expect(botWords(answered)).toEqual(['Saturday!']);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expect(answered.state).toMatchObject({ seq: log.length, contextFlowId: bot.flows.hours });
  expect(answered.tookMs).toBeGreaterThan(0);
});

test('stepping back is sending less of the log', async () => {
  await ask('Hvor kan jeg parkere?');
  const before = log;
  await ask('Hvornår har I åbent?');
  expect(await ask('Hvad med lørdag?')).toEqual(['Saturday!']);
  expect(await ask('Hvad med lørdag?', { log: before })).not.toContain('Saturday!');
});

test('why it answered is told: the five flows that came closest, by their ids', async () => {
  const { events } = await take({ input: said('Er der mon plads til min bil hos jer?') });
  const understood = events.map(({ event }) => event).find(({ type }) => type === 'understood');
  expect(understood).toMatchObject({
    layer: 'classifier',
    ranking: [{ flowId: bot.flows.parking }, {}, {}, {}],
  });
  expect(JSON.stringify(understood)).not.toContain('title');
});

test('the draft has what is saved now, the published bot what was published last', async () => {
  await ask('Hvor kan jeg parkere?');
  await save(bot.flows.parking, { chatResponseList: answerOf('I gården.') });
  expect(await ask('Hvor kan jeg parkere?')).toEqual(['I gården.']);
  const published = await take({ bot: 'published', input: said('Hvor kan jeg parkere?') });
  expect(botWords(published)).toEqual(['Parking!']);
  expect(published.releaseNumber).toBeGreaterThan(0);
  await restore(bot.flows.parking, 'Parking');
  const draft = await take({ input: said('Hvor kan jeg parkere?') });
  expect([botWords(draft), draft.releaseNumber]).toEqual([['Parking!'], null]);
});

test('a flow that is only a draft answers, and one that is switched off does not', async () => {
  const params = { agentId: bot.agentId, languageId: danish.id };
  const phrases = ['Sælger I hjelme?', 'Har I cykelhjelme?', 'Kan jeg købe en hjelm?'];
  const trainingPhraseList = flowInput().trainingPhraseList.flatMap((phrase) =>
    phrases.map((question) => ({ ...phrase, question })),
  );
  const helmets = flowInput({
    isActive: false,
    title: 'Helmets',
    trainingPhraseList,
    chatResponseList: answerOf('Ja, fra 299 kr.'),
  });
  const { id } = await developer.call(endpoints.flows.addOrUpdateFlow, { params, body: helmets });
  expect(await ask('Har I cykelhjelme?')).toContain('Ja, fra 299 kr.');
  expect(await ask('Har I cykelhjelme?', { bot: 'published' })).not.toContain('Ja, fra 299 kr.');
  await save(id, { disabled: true });
  expect(await ask('Har I cykelhjelme?')).not.toContain('Ja, fra 299 kr.');
  await developer.call(endpoints.flows.deleteFlow, { params: { ...params, intentId: id } });
});

test('a draft without an answer leaves the question to the fallback', async () => {
  const params = { agentId: bot.agentId, languageId: danish.id };
  const silent = await developer.call(endpoints.flows.addOrUpdateFlow, {
    params,
    body: flowInput({
      title: 'Gaver',
      isActive: false,
      trainingPhraseList: [{ id: newId, question: 'Sælger I gavekort?' }],
      chatResponseList: [],
    }),
  });
  expect(await ask('Sælger I gavekort?')).toEqual(['Welcome!', 'Fallback!']);
  await developer.call(endpoints.flows.deleteFlow, { params: { ...params, intentId: silent.id } });
});

test('who pretends to be back after an hour is greeted again', async () => {
  await ask('Hvor kan jeg parkere?', { at: '2026-11-20T09:00:00.000Z' });
  expect(await ask('Hvor kan jeg parkere?', { at: '2026-11-20T09:59:00.000Z' })).toEqual(['Parking!']);
  expect(await ask('Hvor kan jeg parkere?', { at: '2026-11-20T11:00:00.000Z' })).toEqual([
    'Welcome!',
    'Parking!',
  ]);
  expect(log.at(-1)?.at).toBe('2026-11-20T11:00:00.000Z');
});

test('a hand-over is told of and not done', async () => {
  const asking = { input: said('Jeg vil tale med et menneske') };
  const handed = await take(asking);
  expect(handed.effects).toEqual([{ type: 'notifyStaff', reason: 'newChatRequest' }]);
  expect(handed.state.status).toBe('awaiting');
  expect(await ask('Hallo?')).toEqual([]);
  const alone = await take({ ...asking, log: [], staffOnline: false });
  expect(alone.effects).toEqual([]);
  expect(alone.events.at(-1)?.event.type).toBe('handOverUnavailable');
});

test('nothing of it is stored', async () => {
  const scope = server.app.database.agent(bot.agentId);
  const counted = async () => [
    await scope.count(conversations),
    await scope.count(conversationSteps),
    await scope.count(unsolvedQuestions),
  ];
  const before = await counted();
  for (const tried of ['draft', 'published'] as const)
    expect(await ask('Sælger I rumraketter?', { bot: tried, log: [] })).toContain('Fallback!');
  await ask('Jeg vil tale med et menneske');
  expect(await counted()).toEqual(before);
  await (await visitorOf(server, bot.clientKey)).say('Sælger I rumraketter?');
  expect(await scope.count(unsolvedQuestions)).toBe((before[2] ?? 0) + 1);
});

test('a flow is begun by picking it, and only one the bot has', async () => {
  const pick = (flowId: string): Partial<Turn> => ({
    input: { type: 'picked', flowId, text: 'Åbningstider' },
  });
  expect(botWords(await take(pick(bot.flows.saturday)))).toEqual(['Welcome!', 'Saturday!']);
  const unknown = { status: 404, messageKey: 'simulator.refused.unknownFlow' };
  for (const flowId of [other.flows.hours, createId()])
    expect(await refusal(reply(pick(flowId)))).toMatchObject(unknown);
});

test('a language the agent does not speak, and a bot that is not published, are refused', async () => {
  expect(await refusal(reply({}, english.id))).toMatchObject({ status: 404, messageKey: 'error.notFound' });
  const notPublished = { status: 409, messageKey: 'simulator.refused.notPublished' };
  for (const input of [start, said('Hej')])
    expect(await refusal(reply({ bot: 'published', input }, danish.id, unpublished))).toMatchObject(
      notPublished,
    );
  expect(botWords(await take({ input: said('Hej') }, english.id, unpublished))).toEqual([]);
});

test('a log that is too long, or none, is refused', async () => {
  await ask('Hej');
  const [first] = log;
  if (!first) throw new Error('nothing was logged');
  const long = Array.from({ length: simulatedLogMax + 1 }, (_, index) => ({ ...first, seq: index + 1 }));
  expect(await refusal(reply({ log: long, input: said('Hej') }))).toMatchObject({
    status: 400,
    messageKey: 'simulator.refused.logTooLong',
  });
  expect(await refusal(reply({ log: [{ ...first, seq: 2 }], input: said('Hej') }))).toMatchObject({
    status: 400,
    messageKey: 'simulator.refused.logWithGaps',
  });
  await reply({
    log: long.slice(1).map((logged, index) => ({ ...logged, seq: index + 1 })),
    input: said('Hej'),
  });
});

test('publishing the draft makes both the same', async () => {
  await save(bot.flows.hours, { chatResponseList: answerOf('Fra 9 til 17.'), isActive: true });
  await untilTrained(developer.call, bot.agentId);
  for (const tried of ['draft', 'published'] as const)
    expect(await ask('Hvornår har I åbent?', { bot: tried, log: [] })).toEqual(['Welcome!', 'Fra 9 til 17.']);
  const agent = await server.app.database.shared.first(agents, eq(agents.id, bot.agentId));
  const { releaseNumber } = await take({ bot: 'published' });
  expect(releaseNumber).toBe(agent?.releaseNumber);
});

test('nothing leaves the house but what is read elsewhere, and that only where it is wanted', async () => {
  const parameter = (name: string, value: string) => ({ name, value }) as never;
  const request = (...parameters: [string, string][]) => ({
    id: createId(),
    type: ActionType.dynamicAPIRequest,
    redirectIntentId: null,
    intentActionParameterList: parameters.map(([name, value]) => parameter(name, value)),
  });
  const actions = [
    request(['url', 'http://127.0.0.1:1/read']),
    request(['url', 'http://127.0.0.1:1/write'], ['method', 'POST'], ['body', '{"tid":"kl. 9"}']),
    {
      id: createId(),
      type: ActionType.sendEmail,
      redirectIntentId: null,
      intentActionParameterList: [parameter('subject', 'Hej')],
      recipientList: [{ kind: RecipientKind.address, value: 'a@example.com' }],
    },
  ];
  const flowId = await createFlow(server.app, { agentId: bot.agentId, title: 'Asks', actions });
  const pick = (turn: Partial<Turn>) =>
    take({ input: { type: 'picked', flowId, text: 'Asks' }, log: [], ...turn });
  const outcomes = ({ events }: SimulatedTurn) =>
    events.flatMap(({ event }) => (event.type === 'workDone' ? [event.failure ?? event.simulated] : []));
  const shown = await pick({});
  expect(outcomes(shown)).toEqual([true, true, true]);
  expect(botWords(shown)).toContain('Asks!');
  expect(shown.effects).toMatchObject([
    { type: 'work', work: { kind: 'request', method: 'GET' } },
    { type: 'work', work: { kind: 'request', method: 'POST', body: '{"tid":"kl. 9"}' } },
    { type: 'work', work: { kind: 'email', subject: 'Hej' } },
  ]);
  // The server calls no private address, and says so where it would have called.
  expect(outcomes(await pick({ readsElsewhere: true }))).toEqual(['forbiddenAddress', true, true]);
});

test('another channel has actions of its own', async () => {
  const actions = [{ id: createId(), type: ActionType.hangupCall, redirectIntentId: null }];
  const flowId = await createFlow(server.app, { agentId: bot.agentId, title: 'Ends', actions });
  const pick = async (channel: Turn['channel']) => {
    const { events } = await take({ input: { type: 'picked', flowId, text: 'Ends' }, log: [], channel });
    return events.map(({ event }) => event.type);
  };
  expect(await pick(1)).not.toContain('callEnded');
  expect(await pick(3)).toContain('callEnded');
});
