import { danish, endpoints, newId, trainingPhrase } from '@samtale/contract';
import type { Classifier } from '@samtale/nlu';
import { beforeAll, expect, test } from 'vitest';
import { createBot } from '../../../test/create-bot.ts';
import { answerOf, inputOf } from '../../../test/flow-content.ts';
import { manyPhrases } from '../../../test/many-phrases.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { ReleaseCache } from '../training/index.ts';
import { type DraftBot, DraftBots } from './draft-bots.ts';
import { simulatedBot } from './simulated-bot.ts';

const server = useServer();
const { bot, staff: developer } = useBot(server, beforeAll);

async function change(changes: Partial<ReturnType<typeof inputOf>>): Promise<void> {
  const params = { agentId: bot.agentId, languageId: danish.id, intentId: bot.flows.hours };
  const saved = await developer.call(endpoints.flows.getFlow, { params });
  const body = { ...inputOf(saved), isActive: false, ...changes };
  await developer.call(endpoints.flows.addOrUpdateFlow, { params, body });
}

test('a draft is compiled again when something is saved, and trained again when phrases are', async () => {
  const drafts = new DraftBots(server.app);
  const now = () => drafts.now(bot.agentId, danish);
  const first = await now();
  expect(await now()).toBe(first);
  await change({ chatResponseList: answerOf('Altid.') });
  const second = await now();
  expect(second.compiled).not.toEqual(first.compiled);
  expect(second.model).toBe(first.model);
  await change({ title: 'Opening hours' });
  const third = await now();
  expect(third.model).not.toBe(second.model);
  expect((await third.model.classifier).labels).toContain(bot.flows.hours);
});

test('of two trainings of a draft only that of the newer goes on', async () => {
  const drafts = new DraftBots(server.app);
  // It takes many times as long as what comes between, so that it is not done before.
  const [, ...rows] = manyPhrases().split('\n');
  const trainingPhraseList = rows.map((row) => ({ id: newId, question: row.split('\t')[0] ?? '' }));
  await change({ trainingPhraseList: trainingPhraseList.map((phrase) => trainingPhrase.parse(phrase)) });
  const older = await drafts.now(bot.agentId, danish);
  await change({
    trainingPhraseList: [trainingPhrase.parse({ id: newId, question: 'Hvornår er der åbent?' })],
  });
  const newer = await drafts.now(bot.agentId, danish);
  await expect(older.model.classifier).rejects.toThrow();
  expect((await newer.model.classifier).labels).toContain(bot.flows.hours);
});

test('the least recently tried drafts are forgotten', async () => {
  const drafts = new DraftBots(server.app, 1);
  const other = await createBot(server.app);
  const first = await drafts.now(bot.agentId, danish);
  await drafts.now(other.agentId, danish);
  expect(await drafts.now(bot.agentId, danish)).not.toBe(first);
});

test('who asks for a draft that is being trained is told how far it is', async () => {
  const real = await new DraftBots(server.app).now(bot.agentId, danish);
  const trained = await real.model.classifier;
  const { promise, resolve } = Promise.withResolvers<Classifier>();
  const giveUp = new AbortController();
  const draft: DraftBot = {
    ...real,
    model: { key: '', progress: 0.4, classifier: promise, tagger: Promise.resolve(null), giveUp },
  };
  const ask = (understands: boolean, found = draft) =>
    simulatedBot(
      server.app,
      { drafts: { now: async () => found }, releases: new ReleaseCache() },
      { agentId: bot.agentId, languageId: danish.id, bot: 'draft', understands },
    );
  expect(await ask(true)).toEqual({ status: 'training', progress: 0.4 });
  expect(await ask(false)).toMatchObject({ status: 'ready', classifier: null });
  resolve(trained);
  expect(await ask(true)).toMatchObject({ status: 'ready', classifier: trained, releaseNumber: null });

  const failed = Promise.reject(new Error('given up'));
  failed.catch(() => undefined);
  giveUp.abort();
  const givenUp = { ...draft, model: { ...draft.model, classifier: failed } };
  expect(await ask(true, givenUp)).toMatchObject({ status: 'training' });
  const model = { ...givenUp.model, giveUp: new AbortController() };
  await expect(ask(true, { ...draft, model })).rejects.toThrow('given up');
});
