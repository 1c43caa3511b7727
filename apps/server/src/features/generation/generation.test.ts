import { type ChatConfig, danish, endpoints, english, FlowGptUse, GenerationMode } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createFlow, createWidget } from '../../../test/factories.ts';
import { connectVisitor, follow } from '../../../test/hub-clients.ts';
import { answering, knowingNothing, useLanguageModel } from '../../../test/language-model.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { replayed } from '../../../test/replayed.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { clientInput } from '../../../test/widget-content.ts';
import { agents } from '../agents/index.ts';
import { startSubscription } from '../subscriptions/index.ts';
import { trainAgent } from '../training/index.ts';

const model = useLanguageModel();
let server: TestServer;
let bot: TestBot;
let returns: string;
let person: string;
let developer: SignedIn;
beforeAll(async () => {
  server = await startTestServer({
    config: {
      languageModels: { access: { url: model.url, key: 'hush' }, names: new Map([['gpt4o-5', 'gpt-4o']]) },
    },
  });
  bot = await createBot(server.app);
  const { agentId } = bot;
  const source = (title: string, answer: string, gptUse: FlowGptUse = FlowGptUse.useAsSource) =>
    createFlow(server.app, { agentId, title, answer, gptUse, phrases: [`Fortæl om ${title}`] });
  returns = await source('Returret', 'Du kan **fortryde** dit køb i 30 dage.');
  person = await source('Vagttelefon', 'Ring på 70 12 34 56.', FlowGptUse.useAsAnswer);
  await source('Cykelværksted', 'Værkstedet har åbent mandag og tirsdag.');
  await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
  await trainAgent(server.app, agentId);
});
afterAll(() => server.close());
beforeEach(async () => {
  model.asked.length = 0;
  model.answer = () => knowingNothing;
  developer = await staffOf(server, bot.agentId, [2]);
});

/** A visitor of a widget that is set so; what they hear, over a socket. */
async function visitorOn(look: Partial<ChatConfig> = {}, agentId = bot.agentId) {
  const { id, clientKey } = await developer.call(endpoints.widgets.saveClient, {
    params: { agentId },
    body: { selectedChatClient: clientInput({}, look) },
  });
  const visitor = await visitorOf(server, clientKey);
  const heard = await follow(await connectVisitor(server, visitor.token));
  const hears = (...words: string[]) =>
    vi.waitFor(() => expect(botWords(heard).slice(1)).toEqual(words), { timeout: 5000, interval: 10 });
  const log = async () =>
    (await replayed(server, agentId, visitor.chatToken)).events.map(({ event }) => event);
  return { id, say: visitor.say, hears, log, call: visitor.call };
}
const settings = (more: Partial<ChatConfig['gptSetting']>): Partial<ChatConfig> => ({
  gptSetting: { ...clientInput().chatConfig.gptSetting, ...more },
});

const question = 'Kan jeg få pengene igen, hvis jeg fortryder mit køb?';
const told = 'Ja, du har **30 dage** til at fortryde.';

describe('a question that no flow covers', () => {
  test('is answered by a model from the flows that are sources, and what it rests on goes along', async () => {
    model.answer = () => answering(told, '1', '7', 'x');
    const visitor = await visitorOn();
    expect(await visitor.say(question)).toMatchObject({ isWorking: true });
    await visitor.hears(told);
    const [asked] = model.asked;
    expect(asked).toMatchObject({
      key: 'Bearer hush',
      model: 'gpt-4o',
      temperature: 0.5,
      top_p: 0.5,
      max_tokens: 700,
      response_format: { json_schema: { strict: true } },
    });
    expect(asked?.messages.at(-1)).toEqual({ role: 'user', content: question });
    expect(asked?.messages[0]?.content).toMatch(/<passage id="1" title="Returret">\nDu kan fortryde/);
    const said = (await visitor.log()).at(-1);
    expect(said).toMatchObject({
      type: 'botSaid',
      generated: {
        citations: [{ title: 'Returret', flowId: returns, text: 'Du kan fortryde dit køb i 30 dage.' }],
      },
    });
    expect(JSON.stringify(await visitor.log())).not.toContain('questionUnsolved');
  });

  test('goes along with what was said before it', async () => {
    model.answer = () => answering(told, '1');
    const visitor = await visitorOn();
    await visitor.say(question);
    await visitor.hears(told);
    await visitor.say('Også online?');
    await visitor.hears(told, told);
    const roles = model.asked[1]?.messages.map(({ role }) => role);
    expect(roles).toEqual(['system', 'assistant', 'user', 'assistant', 'user']);
    expect(model.asked[1]?.messages[2]?.content).toBe(question);
  });

  test('is answered by the very words of a flow that is meant for it, with all it does', async () => {
    model.answer = ({ messages }) => {
      const id = /id="(\d+)" title="Vagttelefon"/.exec(messages[0]?.content ?? '')?.[1] ?? '';
      return answering('Prøv at ringe.', id);
    };
    const visitor = await visitorOn();
    await visitor.say('Min cykel er stjålet her til aften!');
    await visitor.hears('Ring på 70 12 34 56.');
    expect(await visitor.log()).toContainEqual(
      expect.objectContaining({ type: 'flowTriggered', flowId: person, trigger: 'generation' }),
    );
  });

  test('is unsolved where the sources do not tell', async () => {
    const visitor = await visitorOn();
    await visitor.say('Hvorfor er himlen blå?');
    await visitor.hears('Fallback!');
    expect(await visitor.log()).toContainEqual({ type: 'questionUnsolved', text: 'Hvorfor er himlen blå?' });
  });

  test.for([
    ['an overloaded provider', { status: 503 }, 'unreachable'],
    ['a refusal', { status: 400 }, 'refused'],
    ['words that are no JSON', { content: 'Sure!' }, 'unreadable'],
  ] as const)('is answered by the text for failures after %s', async ([, reply, failure]) => {
    model.answer = () => reply;
    const visitor = await visitorOn(settings({ errorMsq: 'Det kan jeg ikke lige nu.' }));
    await visitor.say(question);
    await visitor.hears('Det kan jeg ikke lige nu.');
    expect(await visitor.log()).toContainEqual(expect.objectContaining({ type: 'workDone', failure }));
  });

  test('is asked once more of a provider that was overloaded for a moment', async () => {
    model.answer = () => (model.asked.length < 2 ? { status: 429 } : answering(told, '1'));
    const visitor = await visitorOn();
    await visitor.say(question);
    await visitor.hears(told);
    expect(model.asked).toHaveLength(2);
  });
});

describe('a widget', () => {
  test('without generated answers, or of an agent that does not include them, asks no model', async () => {
    const off = await visitorOn({ gptSetupType: GenerationMode.off });
    expect(botWords(await off.say(question))).toEqual(['Welcome!', 'Fallback!']);
    const without = await createBot(server.app);
    const visitor = await visitorOf(server, await createWidget(server.app, without.agentId));
    expect(botWords(await visitor.say(question))).toEqual(['Welcome!', 'Fallback!']);
    expect(model.asked).toEqual([]);
  });

  test('on which a model answers alone leaves flows to buttons and follow-ups', async () => {
    model.answer = () => answering('Vi har åbent hver dag.');
    const visitor = await visitorOn({ gptSetupType: GenerationMode.alone });
    await visitor.say('Hvornår har I åbent?');
    await visitor.hears('Vi har åbent hver dag.');
    await visitor.say('Parkering', { pickedFlowId: bot.flows.parking });
    await visitor.hears('Vi har åbent hver dag.', 'Parking!');
  });

  test('says to the model what is written for its language, and to a model of its choice', async () => {
    const visitor = await visitorOn({
      gptSetting: {
        ...clientInput().chatConfig.gptSetting,
        gptCommandDescription: 'Vær høflig.',
        gptModelName: 'egen-model',
        temperature: 0.1,
        topP: 1,
        maxResponseToken: 50,
      },
      chatConfigLanguageList: clientInput().chatConfig.chatConfigLanguageList.map((language) => ({
        ...language,
        gptCommandDescription: 'Vær jysk.',
      })),
    });
    await visitor.say(question);
    await visitor.hears('Fallback!');
    expect(model.asked[0]).toMatchObject({
      model: 'egen-model',
      temperature: 0.1,
      top_p: 1,
      max_tokens: 250,
    });
    expect(model.asked[0]?.messages[0]?.content).toMatch(/^Vær jysk\.\nWrite responseText in Danish/);
  });

  test('answers with the flow for failures and the one for enough answers, in the language it has them', async () => {
    const { parking, price } = bot.flows;
    model.answer = () => ({ status: 400 });
    const failing = await visitorOn(settings({ errorIntentId: parking }));
    await failing.say(question);
    await failing.hears('Parking!');
    model.answer = () => answering(told);
    const limited = await visitorOn(settings({ messageLimiting: 1, messageLimitingIntentId: price }));
    await limited.say(question);
    await limited.hears(told);
    await limited.say(question);
    await limited.hears(told, 'Price!', 'Parking!');
    expect(model.asked).toHaveLength(2);
  });

  test('that has used its tokens of the month gets no more until the next', async () => {
    model.answer = () => ({ ...answering(told, '1'), tokens: 200_000 });
    const visitor = await visitorOn(settings({ tokenLimit: 200_000 }));
    await visitor.say(question);
    await visitor.hears(told);
    await visitor.say(question);
    await visitor.hears(told, 'Fallback!');
    expect(await visitor.log()).toContainEqual(expect.objectContaining({ failure: 'usedUp' }));
    const { used } = await generation();
    expect(used.clientList).toContainEqual({ clientId: visitor.id, answers: 1, tokens: 200_000 });
  });

  test('takes a failure flow or a failure text, not both, and only flows that there are', async () => {
    const { parking } = bot.flows;
    const refused = (more: Partial<ChatConfig['gptSetting']>) => expect(visitorOn(settings(more))).rejects;
    await refused({ errorIntentId: parking, errorMsq: 'Øv' }).toMatchObject({
      reply: { messageKey: 'generation.validation.twoFailures' },
    });
    await refused({ errorIntentId: english.id }).toMatchObject({
      reply: { messageKey: 'widgets.validation.unknownFlow' },
    });
    await refused({ topP: 0.05 }).toMatchObject({ status: 400 });
    await refused({ temperature: 1.1 }).toMatchObject({ status: 400 });
    await refused({ maxResponseToken: 0 }).toMatchObject({ status: 400 });
    await refused({ tokenLimit: 1 as never }).toMatchObject({ status: 400 });
  });
});

const generation = () =>
  developer.call(endpoints.generation.getGeneration, { params: { agentId: bot.agentId } });

describe('the account', () => {
  test('is told what there is and what was used; its plan ends at so many answers', async () => {
    const visitor = await visitorOn();
    await startSubscription(server.app.database, bot.agentId, 'chatbotSmall', server.app.now());
    const before = await generation();
    expect(before).toMatchObject({
      isIncluded: true,
      isSetUp: true,
      modelList: ['gpt4o-5'],
      sourceList: [{ languageId: danish.id, flows: 3 }],
      used: { maxAnswers: 100 },
    });
    model.answer = () => answering(told, '1');
    await visitor.say(question);
    await visitor.hears(told);
    expect((await generation()).used).toMatchObject({
      answers: before.used.answers + 1,
      tokens: before.used.tokens + 100,
    });
    const { subscription } = await developer.call(endpoints.subscriptions.getCurrentSubscription, {
      params: { agentId: bot.agentId },
    });
    expect(subscription?.used).toMatchObject({ answers: before.used.answers + 1 });
    await server.app.database
      .agent(bot.agentId)
      .query((agent) => sql`UPDATE generation_usage SET answers = 100 WHERE agent_id = ${agent}`);
    await visitor.say(question);
    await visitor.hears(told, 'Fallback!');
  });
});
