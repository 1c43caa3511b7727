import { danish, endpoints, newId } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { entityTypeInput } from '../../../test/entity-content.ts';
import { flowInput } from '../../../test/flow-content.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../database/columns.ts';

const { flows, training, conversations } = endpoints;
const languageId = danish.id;
const server = useServer();
let own: TestBot;
let other: TestBot;
/** Administrator of the own agent; the other's belongs to another customer. */
let me: SignedIn;
let them: SignedIn;
let theirVisitor: Visitor;
let theirQuestion: string;

beforeAll(async () => {
  own = await createBot(server.app);
  other = await createBot(server.app);
  me = await staffOf(server, own.agentId);
  them = await staffOf(server, other.agentId);
  theirVisitor = await visitorOf(server, other.clientKey);
  await theirVisitor.say('Sælger I hemmelige rumraketter?');
  theirQuestion = (await theirQuestions())[0]?.id ?? '';
});

const missing = { status: 404, code: 'notFound' };
const theirQuestions = async () => {
  const params = { agentId: other.agentId, languageId, page: 0, rowsPerPage: 10 };
  return (await them.call(training.getUnsolvedQuestions, { params })).list;
};
const theirFlow = (id = other.flows.hours) =>
  them.call(flows.getFlow, { params: { agentId: other.agentId, languageId, intentId: id } });

test("another customer's flow is neither read, changed nor deleted through one's own agent", async () => {
  const before = await theirFlow();
  const params = { agentId: own.agentId, languageId, intentId: other.flows.hours };
  expect(await refusal(me.call(flows.getFlow, { params }))).toMatchObject(missing);
  expect(await refusal(me.call(flows.deleteFlow, { params }))).toMatchObject(missing);
  for (const isActive of [true, false]) {
    const body = flowInput({ id: other.flows.hours, isActive });
    expect(await refusal(me.call(flows.addOrUpdateFlow, { params, body }))).toMatchObject(missing);
  }
  const defaults = { welcomeIntentId: other.flows.welcome, fallbackIntentId: newId };
  expect(
    await refusal(me.call(flows.setDefaultFlows, { params: { agentId: own.agentId, ...defaults } })),
  ).toMatchObject(missing);
  expect(await theirFlow()).toEqual(before);
});

test("one's own flow does not lead to another customer's", async () => {
  const params = { agentId: own.agentId, languageId };
  const child = flowInput({ followUpParentId: other.flows.hours });
  expect(await refusal(me.call(flows.addOrUpdateFlow, { params, body: child }))).toMatchObject({
    status: 400,
  });
  const redirect = flowInput({
    intentActionList: [{ id: newId, type: 2, redirectIntentId: other.flows.hours }],
  });
  expect(await refusal(me.call(flows.addOrUpdateFlow, { params, body: redirect }))).toMatchObject({
    status: 400,
  });
});

test("another customer's template is neither read, changed, deleted nor used", async () => {
  const { templates } = endpoints;
  const trainingPhraseList = [{ question: 'Ja tak', index: 0 }];
  const input = { id: newId, title: 'Ja', revision: 1, trainingPhraseList };
  const theirs = await them.call(templates.addOrUpdateTrainingPhraseTemplate, {
    params: { agentId: other.agentId, languageId },
    body: input,
  });
  const params = { agentId: own.agentId, languageId, id: theirs.id, trainingPhraseTemplateId: theirs.id };
  expect(await refusal(me.call(templates.getTrainingPhraseTemplate, { params }))).toMatchObject(missing);
  expect(await refusal(me.call(templates.deleteTrainingPhraseTemplate, { params }))).toMatchObject(missing);
  const body = { ...input, id: theirs.id };
  expect(await refusal(me.call(templates.addOrUpdateTrainingPhraseTemplate, { params, body }))).toMatchObject(
    missing,
  );
  const using = flowInput({ trainingPhraseTemplateId: theirs.id });
  expect(await refusal(me.call(flows.addOrUpdateFlow, { params, body: using }))).toMatchObject({
    status: 400,
    messageKey: 'intentDetail.snackbar.templateGone',
  });
  expect((await me.call(templates.getTrainingPhraseTemplateAll, { params })).list).toEqual([]);
});

test("another customer's entity type is neither read, changed, deleted, tried nor found", async () => {
  const { entities } = endpoints;
  const params = { agentId: own.agentId, languageId };
  const theirs = await them.call(entities.addOrUpdateEntityType, {
    params: { agentId: other.agentId, languageId },
    body: entityTypeInput(),
  });
  const at = { params: { ...params, entityTypeId: theirs.id } };
  const body = entityTypeInput({ id: theirs.id, revision: 1 });
  const trial = { text: 'en racer', isRegEx: false, entityList: null };
  const calls = [
    () => me.call(entities.getEntityType, at),
    () => me.call(entities.deleteEntityType, at),
    () => me.call(entities.addOrUpdateEntityType, { params, body }),
    () => me.call(entities.tryEntityType, { ...at, body: trial }),
  ];
  for (const call of calls) expect(await refusal(call())).toMatchObject(missing);
  const { list } = await me.call(entities.searchEntityTypes, { params, body: { searchtext: 'racer' } });
  expect(list).toEqual([]);
  expect((await me.call(entities.getEntityTypes, { params })).list.every(({ system }) => system)).toBe(true);
});

test("another customer's flows are not found by searching", async () => {
  const params = { agentId: own.agentId, languageId, filters: 'null', searchTextFilters: 'null' };
  const { idList } = await me.call(flows.searchFlows, { params, body: { searchText: 'Hours' } });
  expect(idList).toEqual([own.flows.hours]);
});

test("another customer's unsolved question stays theirs", async () => {
  const add = (intentId: string) =>
    me.call(training.addQuestionToFlow, {
      params: { agentId: own.agentId, languageId, intentId },
      body: { question: theirQuestion, text: 'Rumraketter' },
    });
  expect(await refusal(add(own.flows.hours))).toMatchObject(missing);
  expect(await refusal(add(other.flows.hours))).toMatchObject(missing);
  const addAll = (intentId: string) =>
    me.call(training.addQuestionsToFlow, {
      params: { agentId: own.agentId, languageId, intentId },
      body: { phraseList: [{ question: theirQuestion, text: 'Rumraketter' }] },
    });
  expect(await refusal(addAll(own.flows.hours))).toMatchObject(missing);
  expect(await refusal(addAll(other.flows.hours))).toMatchObject(missing);
  const read = { params: { agentId: own.agentId, languageId, question: theirQuestion } };
  expect(await refusal(me.call(training.getUnsolvedQuestion, read))).toMatchObject(missing);
  const ignore = { questionList: [theirQuestion], status: 'ignored' as const };
  const params = { agentId: own.agentId, languageId };
  expect(await me.call(training.setQuestionStatus, { params, body: ignore })).toEqual({ changedCount: 0 });
  const listed = { params: { ...params, page: 0, rowsPerPage: 10 } };
  expect((await me.call(training.getQuestionGroups, listed)).list).toEqual([]);
  const trial = {
    phraseList: ['Rumraketter'],
    questionList: [theirQuestion],
    groupQuestionList: [],
    newIntent: null,
  };
  const tryIn = (intentId: string) => me.call(training.tryPhrases, { params, body: { ...trial, intentId } });
  expect(await refusal(tryIn(other.flows.hours))).toMatchObject(missing);
  const solve = { params, body: { questionList: [theirQuestion] } };
  expect(await me.call(training.markQuestionsSolved, solve)).toBe(false);
  expect((await theirQuestions()).map(({ id }) => id)).toEqual([theirQuestion]);
});

test("another customer's conversation is not reached through one's own agent", async () => {
  const { chatToken } = theirVisitor;
  const read = () => them.call(conversations.getChat, { params: { chatToken } });
  const before = await read();
  const params = { agentId: own.agentId, chatToken };
  const calls = [
    () => me.call(conversations.getChat, { params: { chatToken } }),
    () => me.call(conversations.takeOverChat, { params, body: { user: { id: me.user.id } } }),
    () => me.call(conversations.leaveChat, { params }),
    () => me.call(conversations.sendChatMessage, { params, body: { clientId: createId(), text: 'Hej' } }),
  ];
  for (const call of calls) expect(await refusal(call())).toMatchObject(missing);
  expect(await read()).toEqual(before);
  const { list } = await me.call(conversations.getChatList, { params: { agentId: own.agentId } });
  expect(list.map((row) => row.chatToken)).not.toContain(chatToken);
});

test("another customer's user has no chats on one's own agent", async () => {
  const { chatToken } = theirVisitor;
  const take = { params: { agentId: other.agentId, chatToken }, body: { user: { id: them.user.id } } };
  await them.call(conversations.takeOverChat, take);
  const params = { agentId: own.agentId, userId: them.user.id };
  expect(await me.call(conversations.getUserChatList, { params })).toEqual({ list: [], totalCount: 0 });
});

test('nobody takes a chat in the name of another user', async () => {
  const visitor = await visitorOf(server, own.clientKey);
  await visitor.say('Hej');
  const params = { agentId: own.agentId, chatToken: visitor.chatToken };
  const call = me.call(conversations.takeOverChat, { params, body: { user: { id: them.user.id } } });
  expect(await refusal(call)).toMatchObject({ status: 400 });
});

test("a visitor's token opens one conversation, and an altered one none", async () => {
  const [conversationId, agentId, seal] = theirVisitor.token.split('.');
  const mine = await visitorOf(server, own.clientKey);
  const forged = [
    `${mine.chatToken}.${own.agentId}.${seal}`,
    `${conversationId}.${own.agentId}.${seal}`,
    `${conversationId}.${agentId}.`,
    `${conversationId}.${agentId}`,
    `${conversationId}.${agentId}.${'A'.repeat(seal?.length ?? 0)}`,
  ];
  for (const token of forged) {
    const call = server.callAs(token)(endpoints.widgets.getVisitorEvents);
    expect(await refusal(call)).toMatchObject({ status: 401 });
  }
  const { chatToken } = await mine.call(endpoints.widgets.getVisitorEvents);
  expect(chatToken).toBe(mine.chatToken);
});
