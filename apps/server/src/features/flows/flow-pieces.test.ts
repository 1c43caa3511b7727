import { danish, endpoints, english, newId } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const calls = endpoints.flows;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { speaks: ['da', 'en'], roles: [2] });
let delivery: string;
let price: string;
beforeEach(async () => {
  delivery = await createFlow(server.app, { agentId: agent.id, title: 'Levering', phrases: ['Leverer I?'] });
  price = await createFlow(server.app, { agentId: agent.id, title: 'Pris', parentId: delivery });
});

const place = (languageId: string = danish.id) => ({ agentId: agent.id, languageId });
const read = () => staff.call(calls.getFlow, { params: { ...place(), intentId: delivery } });
const bubbleOf = async () => (await read()).chatResponseList[0]?.speechBubbleList[0];

test('a flow is read with its follow-ups, and by its master', async () => {
  const whole = await staff.call(calls.getFlowWithFollowUps, { params: { ...place(), intentId: delivery } });
  expect(whole).toMatchObject({ title: 'Levering', childrenIntentList: [{ id: price, title: 'Pris' }] });
  const byMaster = (languageId: string) =>
    staff.call(calls.getFlowByMaster, { params: { ...place(languageId), secondaryId: price } });
  expect(await byMaster(danish.id)).toMatchObject({ id: price });
  expect(await refusal(byMaster(english.id))).toMatchObject({ status: 404 });
});

test('phrases are read, added and changed one by one, as a draft', async () => {
  const save = (id: string, question: string) =>
    staff.call(calls.addOrUpdateTrainingPhrase, {
      params: place(),
      body: { intentId: delivery, trainingPhrase: { id, question } },
    });
  const { trainingPhraseList } = await save(newId, 'Kommer I ud med den?');
  expect(trainingPhraseList.map(({ question }) => question)).toEqual(['Leverer I?', 'Kommer I ud med den?']);
  await save(trainingPhraseList[0]?.id ?? '', 'Leverer I gratis?');
  const listed = await staff.call(calls.getTrainingPhrases, { params: { ...place(), intentId: delivery } });
  expect(listed.trainingPhraseList.map(({ question }) => question).sort()).toEqual([
    'Kommer I ud med den?',
    'Leverer I gratis?',
  ]);
  expect(await read()).toMatchObject({ isActive: false, isPublished: true });
  expect(await refusal(save(newId, ' '))).toMatchObject({
    messageKey: 'intentDetail.snackbar.emptyTrainingPhrase',
  });
  expect(await refusal(save(price, 'Hvem?'))).toMatchObject({ status: 404 });
});

test('a bubble is read, changed and taken out where it stands', async () => {
  const bubble = await bubbleOf();
  if (!bubble) throw new Error('no bubble');
  const params = { ...place(), speechBubbleId: bubble.id };
  const found = await staff.call(calls.getSpeechBubble, { params });
  expect(found).toEqual({ intentId: delivery, speechBubble: bubble });
  await staff.call(calls.updateSpeechBubble, {
    params: place(),
    body: { speechBubble: { ...bubble, delay: 3 } },
  });
  expect(await bubbleOf()).toMatchObject({ id: bubble.id, delay: 3 });
  const left = await staff.call(calls.deleteSpeechBubble, { params });
  expect(left).toMatchObject({ isActive: false });
  expect(await bubbleOf()).toBeUndefined();
  expect(await refusal(staff.call(calls.getSpeechBubble, { params }))).toMatchObject({ status: 404 });
});

test("another customer's bubble is not found", async () => {
  const bubble = await bubbleOf();
  const stranger = await createAgent(server.app, { speaks: ['da'] });
  const other = await staffOf(server, stranger, [2]);
  const params = { agentId: stranger, languageId: danish.id, speechBubbleId: bubble?.id ?? '' };
  expect(await refusal(other.call(calls.deleteSpeechBubble, { params }))).toMatchObject({ status: 404 });
});
