import { ActionType, danish, endpoints, english } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { speaks: ['da', 'en'] });

const listIn = async (languageId: typeof danish.id | typeof english.id) => {
  const { list } = await staff.call(endpoints.flows.getAllFlow, {
    params: { agentId: agent.id, languageId },
  });
  return list;
};
const copy = (masterIntentIdList: string[], from: typeof danish.id | typeof english.id = danish.id) =>
  staff.call(endpoints.exchange.copyFlows, {
    params: { agentId: agent.id, languageId: english.id, fromLanguageId: from },
    body: { masterIntentIdList },
  });
const speak = (...languageList: (typeof danish.id | typeof english.id)[]) =>
  staff.call(endpoints.settings.saveLanguages, {
    params: { agentId: agent.id, projectId: agent.id },
    body: { languageList },
  });

test('flows are copied as drafts, with what they follow up on, and lead to each other', async () => {
  const delivery = await createFlow(server.app, {
    agentId: agent.id,
    title: 'Levering',
    phrases: ['Leverer I?'],
  });
  const price = await createFlow(server.app, {
    agentId: agent.id,
    title: 'Pris',
    parentId: delivery,
    suggestions: [{ flowId: delivery, title: 'Levering' }],
    actions: [{ id: createId(), type: ActionType.redirectIntent, redirectIntentId: delivery }],
  });
  await createFlow(server.app, { agentId: agent.id, title: 'Andet' });
  const { idList } = await copy([price]);
  const list = await listIn(english.id);
  expect(list.map(({ title, isPublished }) => [title, isPublished])).toEqual([
    ['Levering', false],
    ['Pris', false],
  ]);
  const [parent, child] = list;
  expect(idList).toEqual([parent?.id, child?.id]);
  expect(child).toMatchObject({
    followUpParentId: parent?.id,
    masterIntentId: price,
    trainingPhraseCount: 0,
    suggestionIntentIdList: [parent?.id],
    redirectIntentIdList: [parent?.id],
  });
  expect((await copy([price])).idList).toEqual([]);
});

test('a language is not copied to itself, nor from one that the agent does not speak', async () => {
  const flow = await createFlow(server.app, { agentId: agent.id, title: 'Levering' });
  expect(await refusal(copy([flow], english.id))).toMatchObject({
    status: 400,
    messageKey: 'settings.languages.sameLanguage',
  });
  await speak(english.id);
  expect(await refusal(copy([flow]))).toMatchObject({ status: 404 });
});

test('a language that is taken away takes its flows along; another keeps its own', async () => {
  await createFlow(server.app, { agentId: agent.id, title: 'Levering' });
  await createFlow(server.app, { agentId: agent.id, title: 'Delivery', languageId: english.id });
  const stranger = await createAgent(server.app, { speaks: ['da', 'en'] });
  await createFlow(server.app, { agentId: stranger, title: 'Foreign', languageId: english.id });
  expect(await speak(danish.id)).toEqual({ languageList: [danish.id], deletedIntentCount: 1 });
  expect(await listIn(english.id)).toEqual([]);
  expect((await listIn(danish.id)).map(({ title }) => title)).toEqual(['Levering']);
  const others = await staffOf(server, stranger);
  const params = { agentId: stranger, languageId: english.id };
  expect((await others.call(endpoints.flows.getAllFlow, { params })).list).toHaveLength(1);
  const { selectableAgentList } = await staff.call(endpoints.auth.getUserByAccessToken, {}).then((user) => ({
    selectableAgentList: user.userAgentList,
  }));
  expect(selectableAgentList[0]?.agent.languageList.map(({ id }) => id)).toEqual([danish.id]);
});

test('one language has to remain', async () => {
  expect(await refusal(speak())).toMatchObject({ status: 400, messageKey: 'settings.languages.minimum' });
});
