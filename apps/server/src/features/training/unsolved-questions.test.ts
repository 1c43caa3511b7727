import { danish, endpoints, english } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { botWords, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const { training } = endpoints;
const server = useServer();
const { bot, staff } = useBot(server, beforeEach);

const ask = async (text: string) => {
  const visitor = await visitorOf(server, bot.clientKey);
  return { chatToken: visitor.chatToken, words: botWords(await visitor.say(text)) };
};
const unsolved = (searchText?: string, languageId: string = danish.id, page = 0, rowsPerPage = 10) =>
  staff.call(training.getUnsolvedQuestions, {
    params: { agentId: bot.agentId, languageId, page, rowsPerPage },
    query: { searchText },
  });
const add = (question: string, text: string, intentId = bot.flows.parking) =>
  staff.call(training.addQuestionToFlow, {
    params: { agentId: bot.agentId, languageId: danish.id, intentId },
    body: { question, text },
  });
const idOf = async (text: string) => {
  const question = (await unsolved()).list.find((one) => one.question === text);
  if (!question) throw new Error(`${text} is not among the unsolved questions`);
  return question.id;
};

test('what no flow covers is answered by the fallback and kept as an unsolved question', async () => {
  const { chatToken, words } = await ask('Sælger I rumraketter?');
  expect(words).toEqual(['Welcome!', 'Fallback!']);
  const { list, totalCount } = await unsolved();
  expect(totalCount).toBe(1);
  expect(list[0]).toMatchObject({
    question: 'Sælger I rumraketter?',
    count: 1,
    chatToken,
    lastAsked: server.clock.now().toISOString(),
  });
  expect((await unsolved(undefined, english.id)).list).toEqual([]);
});

test('the same question in other dress is counted, not listed again', async () => {
  await ask('Sælger I rumraketter?');
  server.clock.advance(1000);
  const { chatToken } = await ask('sælger i RUMRAKETTER');
  const { list } = await unsolved();
  expect(list).toMatchObject([{ count: 2, chatToken, lastAsked: server.clock.now().toISOString() }]);
});

test('fifty visitors who ask the same at once are all counted', async () => {
  const visitors = await Promise.all(Array.from({ length: 50 }, () => visitorOf(server, bot.clientKey)));
  await Promise.all(visitors.map((visitor) => visitor.say('Sælger I rumraketter?')));
  expect((await unsolved()).list).toMatchObject([{ count: 50 }]);
});

test('a question added to a flow is answered after training', async () => {
  const text = 'Må man stille sin ladcykel i gården?';
  expect((await ask(text)).words.at(-1)).toBe('Fallback!');
  expect(await add(await idOf(text), text)).toBe(true);
  await untilTrained(staff.call, bot.agentId);
  expect((await ask(text)).words.at(-1)).toBe('Parking!');
  expect((await unsolved()).totalCount).toBe(0);
});

test('a question the flow had already is solved and adds nothing', async () => {
  await ask('Sælger I rumraketter?');
  const id = await idOf('Sælger I rumraketter?');
  expect(await add(id, 'hvor kan jeg parkere')).toBe(false);
  expect((await unsolved()).totalCount).toBe(0);
  const state = await staff.call(training.getTrainingState, { params: { agentId: bot.agentId } });
  expect(state.hasUntrainedChanges).toBe(false);
});

test('an empty phrase is not added', async () => {
  await ask('Sælger I rumraketter?');
  expect(await refusal(add(await idOf('Sælger I rumraketter?'), '  '))).toMatchObject({
    status: 400,
    details: { fields: [{ path: 'text', messageKey: 'intentDetail.snackbar.emptyTrainingPhrase' }] },
  });
  expect((await unsolved()).totalCount).toBe(1);
});

test('a question marked as solved is gone until somebody asks again', async () => {
  await ask('Sælger I rumraketter?');
  const params = { agentId: bot.agentId, languageId: danish.id };
  const body = { questionList: [await idOf('Sælger I rumraketter?')] };
  expect(await staff.call(training.markQuestionsSolved, { params, body })).toBe(true);
  expect((await unsolved()).totalCount).toBe(0);
  await ask('Sælger I rumraketter?');
  expect((await unsolved()).list).toMatchObject([{ count: 2 }]);
});

test('an ignored question can be marked as solved, a solved one cannot', async () => {
  await ask('Sælger I rumraketter?');
  const params = { agentId: bot.agentId, languageId: danish.id };
  const body = { questionList: [await idOf('Sælger I rumraketter?')] };
  await staff.call(training.setQuestionStatus, { params, body: { ...body, status: 'ignored' } });
  expect(await staff.call(training.markQuestionsSolved, { params, body })).toBe(true);
  expect(await staff.call(training.markQuestionsSolved, { params, body })).toBe(false);
});

test('the list is searched literally and comes in pages, last asked first', async () => {
  for (const text of ['Xylofon 10% zebra', 'Xylofon rumraketter', 'Zebra rumvæsner']) {
    server.clock.advance(1000);
    await ask(text);
  }
  const questions = async (...query: Parameters<typeof unsolved>) =>
    (await unsolved(...query)).list.map(({ question }) => question);
  expect(await questions('%')).toEqual(['Xylofon 10% zebra']);
  expect(await questions('RUM')).toEqual(['Zebra rumvæsner', 'Xylofon rumraketter']);
  expect(await questions(undefined, danish.id, 1, 2)).toEqual(['Xylofon 10% zebra']);
});
