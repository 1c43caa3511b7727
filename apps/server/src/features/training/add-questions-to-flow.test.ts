import { danish, endpoints } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { botWords, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { createUnsolvedQuestions } from '../../../test/unsolved-questions.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const { training, flows } = endpoints;
const languageId = danish.id;
const server = useServer();
const { bot, staff } = useBot(server, beforeEach);

const add = (phraseList: { question: string; text: string }[], intentId = bot.flows.parking) =>
  staff.call(training.addQuestionsToFlow, {
    params: { agentId: bot.agentId, languageId, intentId },
    body: { phraseList },
  });
const have = (...asked: string[]) => createUnsolvedQuestions(server.app, bot.agentId, asked);
const unsolved = async () => {
  const params = { agentId: bot.agentId, languageId, page: 0, rowsPerPage: 100 };
  return (await staff.call(training.getUnsolvedQuestions, { params })).list.map(({ question }) => question);
};
const phrases = async (intentId: string) => {
  const flow = await staff.call(flows.getFlow, { params: { agentId: bot.agentId, languageId, intentId } });
  return flow.trainingPhraseList.map(({ question }) => question);
};
const release = async () =>
  (await staff.call(training.getTrainingState, { params: { agentId: bot.agentId } })).releaseNumber;
const answer = async (text: string) =>
  botWords(await (await visitorOf(server, bot.clientKey)).say(text)).at(-1);

test('a whole group becomes phrases of a flow in one call and one training, and variants are answered', async () => {
  const texts = [
    'Må man stille sin ladcykel i gården?',
    'kan ladcyklen stå i gården',
    'ladcykel i gården om natten',
    'Er der plads til ladcykler i jeres gård',
  ];
  const ids = await have(...texts);
  const before = await release();
  const phraseList = ids.map((question, i) => ({ question, text: texts[i] ?? '' }));
  expect(await add(phraseList)).toEqual({ addedCount: 4, alreadyAddedList: [] });
  await untilTrained(staff.call, bot.agentId);
  expect(await release()).toBe(before + 1);
  expect(await unsolved()).toEqual([]);
  expect(await phrases(bot.flows.parking)).toEqual(expect.arrayContaining(texts));
  expect(await answer('Må ladcyklen stå i jeres gård?')).toBe('Parking!');
});

test('phrases the flow has already are told, the others are added, and all are solved', async () => {
  const ids = await have('Hvor parkerer man', 'Hvor kan jeg parkere', 'Ladcykel', 'Rumraket');
  const [first = '', second = '', third = ''] = ids;
  const reply = await add([
    { question: first, text: 'Parkering med trailer' },
    { question: second, text: 'hvor kan jeg PARKERE' },
    { question: third, text: 'parkering med  TRAILER!' },
  ]);
  expect(reply).toEqual({ addedCount: 1, alreadyAddedList: [second] });
  expect(await unsolved()).toEqual(['Rumraket']);
  expect(await phrases(bot.flows.parking)).toHaveLength(4);
});

test('nothing is added when one of the questions or the flow is not there, or a phrase is empty', async () => {
  const [id = ''] = await have('Ladcykel');
  const missing = { status: 404, code: 'notFound' };
  const gone = { question: bot.agentId, text: 'Gone' };
  expect(await refusal(add([{ question: id, text: 'Ladcykel' }, gone]))).toMatchObject(missing);
  expect(await refusal(add([{ question: id, text: 'Ladcykel' }], bot.agentId))).toMatchObject(missing);
  expect(await refusal(add([{ question: id, text: '  ' }]))).toMatchObject({
    status: 400,
    details: {
      fields: [{ path: 'phraseList.0.text', messageKey: 'intentDetail.snackbar.emptyTrainingPhrase' }],
    },
  });
  expect(await unsolved()).toEqual(['Ladcykel']);
  expect(await phrases(bot.flows.parking)).toHaveLength(3);
});

test('one question is read by its id', async () => {
  const [question = ''] = await have('Ladcykel');
  const read = (id: string) =>
    staff.call(training.getUnsolvedQuestion, { params: { agentId: bot.agentId, languageId, question: id } });
  expect(await read(question)).toMatchObject({ id: question, question: 'Ladcykel', count: 1 });
  expect(await refusal(read(bot.agentId))).toMatchObject({ status: 404 });
});
