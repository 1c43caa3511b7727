import { randomBytes } from 'node:crypto';
import { type ChatConfig, danish, endpoints, english, GenerationMode } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBot } from '../../../test/create-bot.ts';
import { createFlow, createWidget } from '../../../test/factories.ts';
import { answering } from '../../../test/language-model.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { question, settings, told, useGeneratingBot } from '../../../test/use-generating-bot.ts';
import { clientInput } from '../../../test/widget-content.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { agents } from '../agents/index.ts';
import { flows } from '../flows/tables.ts';
import { startSubscription } from '../subscriptions/index.ts';

const { model, g, visitorOn } = useGeneratingBot();

describe('a widget', () => {
  test('without generated answers, or of an agent that does not include them, asks no model', async () => {
    const off = await visitorOn({ gptSetupType: GenerationMode.off });
    expect(botWords(await off.say(question))).toEqual(['Welcome!', 'Fallback!']);
    const without = await createBot(g().server.app);
    const visitor = await visitorOf(g().server, await createWidget(g().server.app, without.agentId));
    expect(botWords(await visitor.say(question))).toEqual(['Welcome!', 'Fallback!']);
    expect(model.asked).toEqual([]);
  });

  test('of an agent whose key cannot be opened any more answers without a model', async () => {
    const sealed = createSecrets([randomBytes(32)]).seal('hush', `subscriptionKey:${g().bot.agentId}`);
    const setKey = (subscriptionKeySealed: string | null) =>
      g().server.app.database.shared.update(
        agents,
        { subscriptionKeySealed },
        eq(agents.id, g().bot.agentId),
      );
    await setKey(sealed);
    onTestFinished(() => setKey(null).then(() => undefined));
    const visitor = await visitorOn();
    expect(botWords(await visitor.say(question))).toEqual(['Welcome!', 'Fallback!']);
    expect(await generation()).toMatchObject({ isSetUp: false });
  });

  test('on which a model answers alone leaves flows to buttons and follow-ups', async () => {
    model.answer = () => answering('Vi har åbent hver dag.');
    const visitor = await visitorOn({ gptSetupType: GenerationMode.alone });
    await visitor.say('Hvornår har I åbent?');
    await visitor.hears('Vi har åbent hver dag.');
    await visitor.say('Parkering', { pickedFlowId: g().bot.flows.parking });
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

  test('that names a model which the server does not is as one without', async () => {
    const visitor = await visitorOn(settings({ gptModelName: 'dyr-model' }));
    await visitor.say(question);
    await visitor.hears('Fallback!');
    expect(model.asked).toEqual([]);
    expect(await visitor.log()).toContainEqual(
      expect.objectContaining({ failure: 'notSetUp', detail: 'dyr-model' }),
    );
  });

  test('answers with the flow for failures and the one for enough answers, in the language it has them', async () => {
    const { parking, price } = g().bot.flows;
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

  test('answers with a flow that has been translated since it was named', async () => {
    const { agentId } = g().bot;
    const sorry = await createFlow(g().server.app, {
      agentId,
      title: 'Sorry',
      answer: 'Sorry',
      languageId: english.id,
    });
    model.answer = () => ({ status: 400 });
    const visitor = await visitorOn(settings({ errorIntentId: sorry }));
    await visitor.say(question);
    await visitor.hears('Fallback!');
    const translation = eq(flows.id, g().bot.flows.parking);
    await g().server.app.database.agent(agentId).update(flows, { masterId: sorry }, translation);
    g().server.clock.advance(1000);
    await visitor.say(question);
    await visitor.hears('Fallback!', 'Parking!');
    await g()
      .server.app.database.agent(agentId)
      .update(flows, { masterId: g().bot.flows.parking }, translation);
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
    const { parking } = g().bot.flows;
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
  g().developer.call(endpoints.generation.getGeneration, { params: { agentId: g().bot.agentId } });

describe('the account', () => {
  test('is told what there is and what was used; its plan ends at so many answers', async () => {
    const visitor = await visitorOn();
    await startSubscription(g().server.app.database, g().bot.agentId, 'chatbotSmall', g().server.app.now());
    const before = await generation();
    expect(before).toMatchObject({
      isIncluded: true,
      isSetUp: true,
      modelList: ['gpt4o-5', 'egen-model'],
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
    const { subscription } = await g().developer.call(endpoints.subscriptions.getCurrentSubscription, {
      params: { agentId: g().bot.agentId },
    });
    expect(subscription?.used).toMatchObject({ answers: before.used.answers + 1 });
    await g()
      .server.app.database.agent(g().bot.agentId)
      .query((agent) => sql`UPDATE generation_usage SET answers = 100 WHERE agent_id = ${agent}`);
    await visitor.say(question);
    await visitor.hears(told, 'Fallback!');
  });
});
