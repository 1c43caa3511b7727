import { danish, endpoints, english, IntentType, newId, type SentFlow } from '@samtale/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { answerOf, bubbleOf, flowInput, inputOf } from '../../../test/flow-content.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const calls = endpoints.flows;
const languageId: string = danish.id;
const server = useServer();
let agentId: string;
let staff: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app, { speaks: ['da'] });
  staff = await staffOf(server, agentId);
});

const save = (body: SentFlow, language = languageId) =>
  staff.call(calls.addOrUpdateFlow, { params: { agentId, languageId: language }, body });
const read = (intentId: string, language = languageId) =>
  staff.call(calls.getFlow, { params: { agentId, languageId: language, intentId } });
const remove = (intentId: string) =>
  staff.call(calls.deleteFlow, { params: { agentId, languageId, intentId } });
const list = async () =>
  (await staff.call(calls.getAllFlow, { params: { agentId, languageId } })).list.map(({ title }) => title);

test('a saved flow is read back as it was sent, in its language only', async () => {
  const sent = flowInput();
  const saved = await save(sent);
  expect(saved).toMatchObject({ title: sent.title, isActive: true, isPublished: true, revision: 1 });
  expect(saved.chatResponseList).toEqual(sent.chatResponseList);
  expect(saved.trainingPhraseList.map(({ question }) => question)).toEqual(['Hvornår har I åbent?']);
  expect(await read(saved.id)).toEqual(saved);
  expect(await list()).toEqual([sent.title]);
  expect(await refusal(read(saved.id, english.id))).toMatchObject({ status: 404 });
});

test('phrases keep their ids, and the same phrase in other dress is kept once', async () => {
  const first = await save(flowInput());
  const phrase = (question: string) => ({ id: newId, question });
  const trainingPhraseList = [...first.trainingPhraseList, ...['HVORNÅR har I åbent', 'Nu?'].map(phrase)];
  const second = await save({ ...inputOf(first), trainingPhraseList });
  expect(second.trainingPhraseList[0]).toEqual(first.trainingPhraseList[0]);
  expect(second.trainingPhraseList.map(({ question }) => question)).toEqual(['Hvornår har I åbent?', 'Nu?']);
  const third = await save({ ...inputOf(second), trainingPhraseList: [phrase('Nu?')] });
  expect(third.trainingPhraseList).toHaveLength(1);
});

test('of two who save the same revision the second is told', async () => {
  const flow = await save(flowInput());
  await save({ ...inputOf(flow), title: 'First' });
  expect(await refusal(save({ ...inputOf(flow), title: 'Second' }))).toMatchObject({
    status: 409,
    messageKey: 'intentDetail.snackbar.changedByOther',
  });
  expect((await read(flow.id)).title).toBe('First');
});

test('a new flow whose answer was lost is not made twice', async () => {
  const newIntentId = createId();
  const made = await save({ ...flowInput(), newIntentId });
  expect(made.id).toBe(newIntentId);
  const again = await save({ ...flowInput(), title: 'Rettet imens', newIntentId });
  expect(again).toMatchObject({ id: newIntentId, title: 'Rettet imens', revision: 2 });
  expect(await list()).toEqual(['Rettet imens']);
  expect(await refusal(save({ ...flowInput(), newIntentId }))).toMatchObject({
    status: 409,
    messageKey: 'intentDetail.snackbar.changedByOther',
  });
});

test('a new flow that is sent twice at once is made once', async () => {
  const newIntentId = createId();
  const sent = () => save({ ...flowInput(), title: 'Sendt to gange', newIntentId });
  const saved = await Promise.all([sent(), sent()]);
  expect(saved.map(({ id, revision }) => [id, revision]).sort()).toEqual([
    [newIntentId, 1],
    [newIntentId, 2],
  ]);
});

test('two who save at the same moment: one wins', async () => {
  const flow = await save(flowInput());
  const attempts = ['One', 'Other'].map((title) => save({ ...inputOf(flow), title }));
  const statuses = (await Promise.allSettled(attempts)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['fulfilled', 'rejected']);
});

test('deleting a flow takes its follow-ups along, however deep', async () => {
  const top = await createFlow(server.app, { agentId, title: 'Top' });
  const middle = await createFlow(server.app, { agentId, title: 'Middle', parentId: top });
  const leaf = await createFlow(server.app, { agentId, title: 'Leaf', parentId: middle });
  await createFlow(server.app, { agentId, title: 'Other' });
  const { deletedIdList } = await remove(top);
  expect(deletedIdList.sort()).toEqual([top, middle, leaf].sort());
  expect(await list()).toEqual(['Other']);
  expect(await refusal(remove(top))).toMatchObject({ status: 404 });
});

test('the welcome and fallback flows are not deleted, nor what they belong to', async () => {
  const parent = await createFlow(server.app, { agentId, title: 'Parent' });
  const welcome = await createFlow(server.app, { agentId, title: 'Welcome', parentId: parent });
  const fallback = await createFlow(server.app, { agentId, title: 'Fallback' });
  const params = { agentId, welcomeIntentId: welcome, fallbackIntentId: fallback };
  await staff.call(calls.setDefaultFlows, { params });
  for (const id of [welcome, fallback, parent]) {
    expect(await refusal(remove(id))).toMatchObject({
      status: 409,
      messageKey: 'intentList.snackbar.deleteDefaultIntentError',
    });
  }
  expect(await list()).toEqual(['Fallback', 'Parent', 'Welcome']);
  expect(await read(welcome)).toMatchObject({ isWelcome: true, isFallback: false });
});

test('a flow is not made its own follow-up, however far up', async () => {
  const top = await save(flowInput({ title: 'Top' }));
  const child = await save(flowInput({ title: 'Child', followUpParentId: top.id }));
  for (const followUpParentId of [child.id, top.id]) {
    expect(await refusal(save({ ...inputOf(top), followUpParentId }))).toMatchObject({
      status: 400,
      messageKey: 'intentList.snackbar.chooseSubIntentError',
    });
  }
});

describe('what is published keeps every rule', () => {
  const bubble = 'chatResponseList.0.speechBubbleList.0';
  test.for<[string, string, Partial<SentFlow>]>([
    ['missingTitle', 'title', { title: '  ' }],
    ['speechBubbleWithoutMessage', bubble, { chatResponseList: bubbleOf([]) }],
    ['speechBubbleWithoutMessage', `${bubble}.messageList.0`, { chatResponseList: answerOf('  ') }],
    [
      'suggestionWithoutIntent',
      `${bubble}.messageList.1`,
      { chatResponseList: answerOf('Hej', [{ flowId: newId, title: 'Videre' }]) },
    ],
    [
      'suggestionWithoutIntent',
      `${bubble}.messageList.0`,
      { chatResponseList: bubbleOf([{ messageType: 4 }]) },
    ],
    [
      'actionWithoutFlow',
      'intentActionList.0.redirectIntentId',
      { intentActionList: [{ id: newId, type: 2, redirectIntentId: null }] },
    ],
    ['missingSpeechBubble', 'chatResponseList', { chatResponseList: [] }],
    ['missingTrainingPhrases', 'trainingPhraseList', { trainingPhraseList: [] }],
    [
      'emptyTrainingPhrase',
      'trainingPhraseList.0.question',
      { trainingPhraseList: [{ id: newId, question: ' ' }] },
    ],
  ])('%s at %s', async ([key, path, changes]) => {
    const messageKey = `intentDetail.snackbar.${key}`;
    expect(await refusal(save(flowInput(changes)))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path, messageKey }] },
    });
    expect(await list()).toEqual([]);
  });

  test('a draft needs a title and no more', async () => {
    const draft = flowInput({ isActive: false, chatResponseList: [], trainingPhraseList: [] });
    expect(await save(draft)).toMatchObject({ isActive: false, isPublished: false });
    expect(await refusal(save({ ...draft, title: '' }))).toMatchObject({ status: 400 });
  });

  test('a fallback flow needs no phrases', async () => {
    await save(flowInput({ intentType: IntentType.fallback, trainingPhraseList: [] }));
  });
});

describe('what visitors get', () => {
  let bot: TestBot;
  beforeEach(async () => {
    bot = await createBot(server.app);
    agentId = bot.agentId;
    staff = await staffOf(server, agentId);
  });
  const answerTo = async (text: string) => {
    const visitor = await visitorOf(server, bot.clientKey);
    return botWords(await visitor.say(text)).at(-1);
  };

  test('a draft changes nothing for visitors; publishing does', async () => {
    const flow = await read(bot.flows.hours);
    const changed = { ...inputOf(flow), chatResponseList: answerOf('Døgnet rundt') };
    const draft = await save({ ...changed, isActive: false });
    expect(draft).toMatchObject({ isActive: false, isPublished: true, revision: 2 });
    expect(await answerTo('Hvornår har I åbent?')).toBe('Hours!');
    await save({ ...inputOf(draft), isActive: true });
    const { releaseNumber } = await untilTrained(staff.call, agentId);
    expect(releaseNumber).toBe(2);
    expect(await answerTo('Hvornår har I åbent?')).toBe('Døgnet rundt');
  });

  test('a deleted flow no longer answers', async () => {
    await remove(bot.flows.parking);
    await untilTrained(staff.call, agentId);
    expect(await answerTo('Hvor kan jeg parkere?')).toBe('Fallback!');
  });
});
