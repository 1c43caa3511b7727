import { endpoints, FlowGptUse } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ageAttempts } from '../../../test/age-attempts.ts';
import { createBot } from '../../../test/create-bot.ts';
import { createFlow, createWidget } from '../../../test/factories.ts';
import { bubbleOf } from '../../../test/flow-content.ts';
import { answering } from '../../../test/language-model.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { replayed } from '../../../test/replayed.ts';
import { question, settings, told, useGeneratingBot } from '../../../test/use-generating-bot.ts';
import { agents } from '../agents/index.ts';
import { conversationWork } from '../conversations/tables.ts';
import { trainAgent } from '../training/index.ts';
import { unsolvedQuestions } from '../training/tables.ts';

const { model, g, visitorOn } = useGeneratingBot();

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
        citations: [{ title: 'Returret', flowId: g().returns, text: 'Du kan fortryde dit køb i 30 dage.' }],
      },
    });
    expect(JSON.stringify(await visitor.log())).not.toContain('questionUnsolved');
  });

  test('goes along with what was said before it', async () => {
    model.answer = () => answering(told, '1');
    const visitor = await visitorOn();
    await visitor.say(question);
    await visitor.hears(told);
    await visitor.say('Kan jeg også fortryde et køb online?');
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
      expect.objectContaining({ type: 'flowTriggered', flowId: g().person, trigger: 'generation' }),
    );
  });

  test('is unsolved where the sources do not tell', async () => {
    const visitor = await visitorOn();
    await visitor.say('Hvorfor er himlen blå?');
    await visitor.hears('Fallback!');
    expect(await visitor.log()).toContainEqual(
      expect.objectContaining({ type: 'questionUnsolved', text: 'Hvorfor er himlen blå?' }),
    );
    const understood = (await visitor.log()).find(({ type }) => type === 'understood');
    const [closest] = understood?.type === 'understood' ? understood.ranking : [];
    expect(closest).toBeDefined();
    const [row] = await g()
      .server.app.database.agent(g().bot.agentId)
      .select(unsolvedQuestions, { where: eq(unsolvedQuestions.question, 'Hvorfor er himlen blå?') });
    expect(row?.nearestFlowId).toBe(closest?.flowId);
  });

  test('is unsolved where no source says anything on this channel', async () => {
    const { agentId } = await createBot(g().server.app);
    const chatResponseList = bubbleOf([{ content: 'Tryk 1.' }], { integrationTypeList: [3] });
    const gptUse = FlowGptUse.useAsSource;
    await createFlow(g().server.app, { agentId, title: 'Menu', chatResponseList, gptUse });
    await g().server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    await trainAgent(g().server.app, agentId);
    const visitor = await visitorOf(g().server, await createWidget(g().server.app, agentId));
    expect(botWords(await visitor.say(question))).toEqual(['Welcome!', 'Fallback!']);
    expect(model.asked).toEqual([]);
  });

  test('is answered from the beginning of a long source, which ends with a whole sign', async () => {
    const { agentId } = await createBot(g().server.app);
    const answer = `${'x'.repeat(1499)}🚲`;
    await createFlow(g().server.app, { agentId, title: 'Cykel', answer, gptUse: FlowGptUse.useAsSource });
    await g().server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    await trainAgent(g().server.app, agentId);
    model.answer = () => answering(told, '1');
    const visitor = await visitorOf(g().server, await createWidget(g().server.app, agentId));
    await visitor.say(question);
    const text = `${'x'.repeat(1499)}\ufffd`;
    await vi.waitFor(async () => {
      const { events } = await replayed(g().server, agentId, visitor.chatToken);
      expect(events.at(-1)?.event).toMatchObject({ generated: { citations: [{ text }] } });
    });
    await g().server.settleConversations();
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

describe('a model that does not keep to what it was told', () => {
  test('says nothing that cannot be stored', async () => {
    model.answer = () => answering('Ja\0, \ud83dgerne.', '1');
    const visitor = await visitorOn();
    await visitor.say(question);
    await visitor.hears('Ja, \ufffdgerne.');
    await g().server.settleConversations();
    const { list } = await g().developer.call(endpoints.conversations.getChatList, {
      params: { agentId: g().bot.agentId },
      query: {},
    });
    expect(JSON.stringify(list)).toContain('Ja, \ufffdgerne.');
  });

  test('says nothing that goes on and on', async () => {
    model.answer = () => answering('Ja. '.repeat(20_000), '1');
    const visitor = await visitorOn();
    await visitor.say(question);
    await visitor.hears('Fallback!');
    expect(await visitor.log()).toContainEqual(expect.objectContaining({ failure: 'unreadable' }));
  });

  test('knows nothing where it is less than sure in any way', async () => {
    model.answer = () => ({ content: (answering(told, '1').content ?? '').replace('0.9', '-0.5') });
    const visitor = await visitorOn();
    await visitor.say(question);
    await visitor.hears('Fallback!');
    expect(await visitor.log()).toContainEqual(expect.objectContaining({ failure: 'noAnswer' }));
  });
});

test('a question that no node ever comes to an end with is let go of, however harmless it is to ask again', async () => {
  model.answer = () => ({ ...answering(told, '1'), after: 1000 });
  const visitor = await visitorOn();
  await visitor.say(question);
  await vi.waitFor(() => expect(model.asked).toHaveLength(1));
  const lastTry = { attempts: 6, dueAt: new Date(0).toISOString() };
  await g().server.app.database.agent(g().bot.agentId).update(conversationWork, lastTry);
  await g().server.sweepWork();
  await visitor.hears('Fallback!');
  expect(await visitor.log()).toContainEqual(expect.objectContaining({ failure: 'interrupted' }));
  expect(model.asked).toHaveLength(1);
});

describe('one visitor does not use up what there is for all: a model is asked so often in an hour', () => {
  test('in a conversation', async () => {
    const visitor = await visitorOn();
    for (let time = 1; time <= 31; time++) await visitor.say(question);
    await visitor.hears(...Array<string>(31).fill('Fallback!'));
    expect(model.asked).toHaveLength(30);
    expect(await visitor.log()).toContainEqual(expect.objectContaining({ failure: 'usedUp' }));
    await ageAttempts(g().server, 3600_000);
    await visitor.say(question);
    await vi.waitFor(() => expect(model.asked).toHaveLength(31));
  });

  test('from a network', async () => {
    await (await visitorOn()).say(question);
    await vi.waitFor(() => expect(model.asked).toHaveLength(1));
    await g().server.app.database.pool.query(
      "UPDATE attempts SET points = 300 WHERE key LIKE 'generation.network:%'",
    );
    const other = await visitorOn();
    await other.say('Parkering', { pickedFlowId: g().bot.flows.parking });
    await vi.waitFor(async () => expect((await other.row())?.ipAddresses).toHaveLength(1));
    await other.say(question);
    await other.hears('Parking!', 'Fallback!');
    expect(model.asked).toHaveLength(1);
    await ageAttempts(g().server, 3600_000);
  });

  test('however often a conversation asks that has asked enough, its network and other agents are not used up', async () => {
    const counts = async () => {
      const { rows } = await g().server.app.database.pool.query<{ points: number }>(
        "SELECT points FROM attempts WHERE key LIKE 'generation.network:%' ORDER BY points DESC",
      );
      return rows.map(({ points }) => points);
    };
    const visitor = await visitorOn();
    await visitor.say(question);
    await visitor.hears('Fallback!');
    await g().server.app.database.pool.query(
      "UPDATE attempts SET points = 30 WHERE key LIKE 'generation.conversation:%'",
    );
    const before = await counts();
    await visitor.say(question);
    await visitor.hears('Fallback!', 'Fallback!');
    expect(await visitor.log()).toContainEqual(expect.objectContaining({ failure: 'usedUp' }));
    expect(await counts()).toEqual(before);
    await ageAttempts(g().server, 3600_000);
  });
});
