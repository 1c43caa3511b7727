import { danish, endpoints, type QuestionGroup } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { visitorOf } from '../../../test/people.ts';
import { createUnsolvedQuestions } from '../../../test/unsolved-questions.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const { training } = endpoints;
const server = useServer();
const { bot, staff } = useBot(server, beforeEach);

const cancelling = ['Hvordan opsiger jeg mit abonnement?', 'opsige abonnement', 'Abonnement opsigelse'];
const vouchers = ['Har I gavekort?', 'gavekort'];
const have = (asked: Parameters<typeof createUnsolvedQuestions>[2]) =>
  createUnsolvedQuestions(server.app, bot.agentId, asked);
const groups = (
  query: { searchText?: string; order?: 'count' | 'newest'; status?: 'unsolved' | 'ignored' } = {},
  page = 0,
  rowsPerPage = 10,
) =>
  staff.call(training.getQuestionGroups, {
    params: { agentId: bot.agentId, languageId: danish.id, page, rowsPerPage },
    query,
  });
const questionsOf = ({ questionList }: QuestionGroup) => questionList.map(({ question }) => question);
const listed = async (...wanted: Parameters<typeof groups>) =>
  (await groups(...wanted)).list.map(questionsOf);
const setStatus = (questionList: string[], status: 'unsolved' | 'ignored') =>
  staff.call(training.setQuestionStatus, {
    params: { agentId: bot.agentId, languageId: danish.id },
    body: { questionList, status },
  });

test('questions that ask the same are one group, most asked first', async () => {
  const [first = '', , last = ''] = await have([
    { question: 'Hvordan opsiger jeg mit abonnement?', count: 2, lastAsked: new Date('2026-01-01') },
    { question: 'Har I gavekort?', count: 4, lastAsked: new Date('2026-01-03') },
    { question: 'opsige abonnement', count: 3, lastAsked: new Date('2026-01-02') },
  ]);
  const { list, totalCount, questionCount } = await groups();
  expect({ totalCount, questionCount }).toEqual({ totalCount: 2, questionCount: 3 });
  expect(list[0]).toMatchObject({ id: last, count: 5, lastAsked: '2026-01-02T00:00:00.000Z' });
  expect(list[0]?.questionList.map(({ id }) => id)).toEqual([last, first]);
  expect(await listed({ order: 'newest' })).toEqual([
    ['Har I gavekort?'],
    ['opsige abonnement', 'Hvordan opsiger jeg mit abonnement?'],
  ]);
});

test('a group is found by the words of any of its questions, literally, and groups come in pages', async () => {
  await have([...cancelling, ...vouchers, 'Har I 10% rabat?']);
  expect((await listed({ searchText: 'OPSIGELSE' }))[0]).toHaveLength(3);
  expect(await listed({ searchText: '%' })).toEqual([['Har I 10% rabat?']]);
  const pages = [await groups({}, 0, 2), await groups({}, 1, 2)];
  expect(pages.map(({ list, totalCount }) => [list.length, totalCount])).toEqual([
    [2, 3],
    [1, 3],
  ]);
});

test('a group names the likeliest flows of the bot that answers, with their scores', async () => {
  await have(['Må man parkere sin ladcykel?', 'parkere ladcykel']);
  const [group] = (await groups()).list;
  const [likeliest, second] = group?.likelyIntentList ?? [];
  expect(likeliest).toMatchObject({ id: bot.flows.parking, title: 'Parking' });
  expect(likeliest?.confidence).toBeGreaterThan(second?.confidence ?? 0);
  expect(group?.likelyIntentList.map(({ id }) => id)).not.toContain(bot.flows.saturday);
});

test('phrases together have five likeliest flows at most', async () => {
  const likely = (phraseList: string[]) =>
    staff.call(training.getLikelyFlows, {
      params: { agentId: bot.agentId, languageId: danish.id },
      body: { phraseList },
    });
  const { list } = await likely([
    'Hvad er prisen på en tur?',
    'Hvad koster det?',
    'Hvor kan jeg parkere bilen?',
  ]);
  expect(list[0]).toMatchObject({ id: bot.flows.price, title: 'Price' });
  expect(list.length).toBeLessThanOrEqual(5);
  const shares = list.map(({ confidence }) => confidence);
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
});

test('what is asked again is in a group at once, and what is solved is not', async () => {
  await have(cancelling);
  expect((await listed())[0]).toHaveLength(3);
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('jeg vil gerne opsige mit abonnement');
  expect((await listed())[0]).toHaveLength(4);
  const [group] = (await groups()).list;
  await staff.call(training.markQuestionsSolved, {
    params: { agentId: bot.agentId, languageId: danish.id },
    body: { questionList: (group?.questionList ?? []).slice(1).map(({ id }) => id) },
  });
  expect((await listed())[0]).toHaveLength(1);
});

test('an ignored question is not brought back by being asked, until it is taken back', async () => {
  const [id = '', other = ''] = await have(['Sælger I rumraketter?', 'Har I gavekort?']);
  expect(await setStatus([id], 'ignored')).toEqual({ changedCount: 1 });
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Sælger I rumraketter?');
  expect(await listed()).toEqual([['Har I gavekort?']]);
  expect((await groups({ status: 'ignored' })).list).toMatchObject([{ id, count: 2 }]);
  const list = await staff.call(training.getUnsolvedQuestions, {
    params: { agentId: bot.agentId, languageId: danish.id, page: 0, rowsPerPage: 10 },
    query: { status: 'ignored' },
  });
  expect(list).toMatchObject({ totalCount: 1, list: [{ id }] });
  expect(await setStatus([id, other], 'unsolved')).toEqual({ changedCount: 2 });
  expect(await listed()).toEqual([['Sælger I rumraketter?'], ['Har I gavekort?']]);
});

test('thousands are grouped in a thread of their own', async () => {
  const topics = Array.from({ length: 300 }, (_, i) => `Xylofon${'abcdefghij'[i % 10]}${i}`);
  await have(topics.flatMap((topic) => [`Hvad koster ${topic}?`, `Har I ${topic}`]));
  const { questionCount, list } = await groups({}, 0, 200);
  expect(questionCount).toBe(600);
  expect(list[0]?.questionList.length).toBeGreaterThan(1);
});
