import { type CallInput, danish, endpoints, newId, type TrialResult } from '@samtale/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { createUnsolvedQuestions } from '../../../test/unsolved-questions.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const { training, flows } = endpoints;
const languageId = danish.id;
const server = useServer();
const { bot, staff } = useBot(server, beforeEach);

type Body = CallInput<typeof training.tryPhrases>['body'];
const ask = (body: Body, agentId = bot.agentId, who = staff) =>
  who.call(training.tryPhrases, { params: { agentId, languageId }, body });
/** The result, asked for as the console does until it is there. */
const trial = (body: Body): Promise<TrialResult> =>
  vi.waitFor(
    async () => {
      const reply = await ask(body);
      if (reply.status === 'training') throw new Error(`Trained to ${reply.progress}`);
      return reply;
    },
    { timeout: 15_000, interval: 25 },
  );
const have = (...asked: string[]) => createUnsolvedQuestions(server.app, bot.agentId, asked);
const phraseCount = async () => {
  const params = { agentId: bot.agentId, languageId, intentId: bot.flows.parking };
  return (await staff.call(flows.getFlow, { params })).trainingPhraseList.length;
};

const courtyard = ['Må man stille sin ladcykel i gården?', 'kan ladcyklen stå i gården om natten'];

test('tells what the bot would say to the phrases, to the rest of the group, and to others that change', async () => {
  const [first = '', second = '', third = '', fourth = ''] = await have(
    ...courtyard,
    'ladcykel i gården',
    'Sælger I rumraketter?',
  );
  const result = await trial({
    intentId: bot.flows.parking,
    newIntent: null,
    phraseList: courtyard,
    questionList: [first],
    groupQuestionList: [second],
  });
  const fallback = { intentId: bot.flows.fallback, isFallback: true, reply: 'Fallback!' };
  const parking = { intentId: bot.flows.parking, title: 'Parking', isFallback: false, reply: 'Parking!' };
  expect(result.questionList.map(({ id, kind }) => [id, kind])).toEqual([
    [first, 'selected'],
    [second, 'group'],
    [third, 'other'],
  ]);
  for (const { before, after } of result.questionList) {
    expect(before).toMatchObject(fallback);
    expect(after).toMatchObject(parking);
    expect(after.confidence).toBeGreaterThan(before.confidence);
  }
  expect(result.questionList.map(({ id }) => id)).not.toContain(fourth);
  expect(await phraseCount()).toBe(3);
});

test('a new flow answers with its own words', async () => {
  const [first = ''] = await have(...courtyard);
  const { questionList } = await trial({
    intentId: newId,
    newIntent: { title: 'Ladcykler', reply: 'Ja, i gården.' },
    phraseList: courtyard,
    questionList: [first],
    groupQuestionList: [],
  });
  expect(questionList[0]?.after).toMatchObject({
    intentId: newId,
    title: 'Ladcykler',
    reply: 'Ja, i gården.',
  });
});

test('phrases of flows nearby that would lead elsewhere are named', async () => {
  const [first = ''] = await have('Hvad koster en parkeringsplads?');
  const { lostPhraseList, checkedPhraseCount } = await trial({
    intentId: bot.flows.parking,
    newIntent: null,
    phraseList: ['Hvad koster en tur?', 'Hvad koster en parkeringsplads?'],
    questionList: [first],
    groupQuestionList: [],
  });
  expect(checkedPhraseCount).toBeGreaterThan(0);
  expect(lostPhraseList).toMatchObject([
    { intentId: bot.flows.price, title: 'Price', phrase: 'Hvad koster en tur?' },
  ]);
});

test('a follow-up is tried where the flow before it has answered', async () => {
  const [first = ''] = await have('Gælder det også helligdage?');
  const { questionList } = await trial({
    intentId: bot.flows.saturday,
    newIntent: null,
    phraseList: ['Gælder det også helligdage?'],
    questionList: [first],
    groupQuestionList: [],
  });
  expect(questionList[0]?.after).toMatchObject({ intentId: bot.flows.saturday, reply: 'Saturday!' });
});

test('is refused for a flow that visitors do not get, and where no bot answers', async () => {
  const [first = ''] = await have('Ladcykel');
  const body = { newIntent: null, phraseList: ['Ladcykel'], questionList: [first], groupQuestionList: [] };
  expect(await refusal(ask({ ...body, intentId: bot.agentId }))).toMatchObject({ status: 404 });
  const untrained = await createAgent(server.app, { speaks: ['da'] });
  const them = await staffOf(server, untrained);
  expect(await refusal(ask({ ...body, intentId: newId }, untrained, them))).toMatchObject({
    status: 409,
    messageKey: 'simulator.refused.notPublished',
  });
});
