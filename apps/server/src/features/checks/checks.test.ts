import { ActionType, danish, endpoints, english, newId, Role } from '@samtale/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { actionOf } from '../../../test/bot-that-works.ts';
import { entityTypeInput } from '../../../test/entity-content.ts';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { answerOf, flowInput } from '../../../test/flow-content.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeEach, { roles: [Role.chatDeveloper] });

const params = (agentId = bot.agentId) => ({ agentId, languageId: danish.id });
const checks = async (who = staff, agentId = bot.agentId) =>
  (await who.call(endpoints.checks.getChecks, { params: params(agentId) })).list;
const saveFlow = (changes: Parameters<typeof flowInput>[0]) =>
  staff.call(endpoints.flows.addOrUpdateFlow, {
    params: params(),
    body: flowInput({ trainingPhraseList: [phrase('Noget helt for sig selv')], ...changes }),
  });
const phrase = (question: string) => ({ id: newId, question });

test('nothing is found in a bot that is as it should be', async () => {
  expect(await checks()).toEqual([]);
});

test('what a save brings is found at once, and is gone when it is put right', async () => {
  const question = 'hvor kan jeg PARKERE';
  const saved = await saveFlow({
    title: 'Garage',
    trainingPhraseList: [phrase(question)],
    isActive: false,
  });
  const clash = {
    kind: 'samePhrase',
    severity: 'error',
    intent: { id: saved.id, title: 'Garage' },
    count: 1,
  };
  expect(await checks()).toMatchObject([{ ...clash, otherIntent: { id: bot.flows.parking } }]);
  await saveFlow({ id: saved.id, revision: saved.revision, title: 'Garage', isActive: false });
  expect(await checks()).toEqual([]);
});

test('phrases of templates are compared too', async () => {
  const template = await staff.call(endpoints.templates.addOrUpdateTrainingPhraseTemplate, {
    params: params(),
    body: {
      id: newId,
      title: 'Pris',
      revision: 1,
      trainingPhraseList: [{ question: 'Er det dyrt', index: 0 }],
    },
  });
  const body = { title: 'Rabat', trainingPhraseTemplateId: template.id, isActive: false };
  await saveFlow(body);
  expect(await checks()).toMatchObject([
    { kind: 'samePhrase', text: 'Er det dyrt', intent: { title: 'Price' } },
  ]);
});

test('a button to a flow that is deleted later, an unused entity type, and a language without the flow', async () => {
  const gone = await createFlow(server.app, { agentId: bot.agentId, title: 'Gone', phrases: ['Forsvind'] });
  await saveFlow({ title: 'Menu', chatResponseList: answerOf('Hej', [{ flowId: gone, title: 'Videre' }]) });
  await staff.call(endpoints.flows.deleteFlow, { params: { ...params(), intentId: gone } });
  const type = await staff.call(endpoints.entities.addOrUpdateEntityType, {
    params: params(),
    body: entityTypeInput(),
  });
  expect(await checks()).toMatchObject([
    { kind: 'leadsToGone', intent: { title: 'Menu' }, otherIntent: null, text: 'Videre' },
    { kind: 'unusedEntityType', intent: null, entityType: { id: type.id, title: type.title } },
  ]);
  const agentId = await createAgent(server.app, { speaks: ['da', 'en'] });
  const title = 'Kun dansk';
  await createFlow(server.app, { agentId, title, phrases: ['Kun på dansk'] });
  await createFlow(server.app, { agentId, title: 'English', languageId: english.id, phrases: ['English'] });
  expect(await checks(await staffOf(server, agentId), agentId)).toMatchObject([
    { kind: 'missingLanguage', intent: { title }, text: 'en' },
  ]);
});

test('a request that names a secret there is none of, until there is', async () => {
  const name = `nøgle-${bot.agentId.slice(-4)}`;
  const { agentId } = bot;
  const saved = await saveFlow({
    title: 'Ordrestatus',
    intentActionList: [
      actionOf(ActionType.dynamicAPIRequest, { url: `https://example.com/?key={{secret.${name}}}` }),
    ],
  });
  const missing = {
    kind: 'unknownSecret',
    severity: 'error',
    intent: { id: saved.id, title: 'Ordrestatus' },
    text: name,
    count: 1,
  };
  expect(await checks()).toMatchObject([missing]);
  const { id: secretId } = await staff.call(endpoints.secrets.addSecret, {
    params: { agentId },
    body: { name: name.toUpperCase(), value: 'hemmelig-værdi' },
  });
  expect(await checks()).toEqual([]);
  await staff.call(endpoints.secrets.deleteSecret, {
    params: { agentId, secretId },
    query: { evenInUse: 'true' },
  });
  expect(await checks()).toMatchObject([missing]);
});

describe('phrases that are not saved yet', () => {
  const clashes = async (
    questionList: string[],
    flow: { intentId?: string; followUpParentId?: string } = {},
  ) => {
    const body = { intentId: newId, followUpParentId: null, questionList, ...flow };
    const { list } = await staff.call(endpoints.checks.findClashes, { params: params(), body });
    return list.map(({ question, kind, otherIntent, otherText }) => [
      question,
      kind,
      otherIntent.title,
      otherText,
    ]);
  };

  test('are told from those of other flows, the same ones and the nearly same ones', async () => {
    expect(
      await clashes(['hvor kan jeg PARKERE', 'Hvor kan jeg så parkere?', 'Sælger I zeppelinere?']),
    ).toEqual([
      ['hvor kan jeg PARKERE', 'samePhrase', 'Parking', 'Hvor kan jeg parkere?'],
      ['Hvor kan jeg så parkere?', 'nearPhrase', 'Parking', 'Hvor kan jeg parkere?'],
    ]);
    expect(await clashes([])).toEqual([]);
  });

  test('are not held against their own flow, nor against one that is never meant at the same time', async () => {
    const question = 'Hvad med lørdag?';
    expect(await clashes([question])).toMatchObject([[question, 'samePhrase', 'Saturday', question]]);
    expect(await clashes([question], { intentId: bot.flows.saturday })).toEqual([]);
    expect(await clashes([question], { followUpParentId: bot.flows.parking })).toEqual([]);
    expect(await clashes([question], { followUpParentId: bot.flows.hours })).toHaveLength(1);
  });

  test('are compared with what has just been saved', async () => {
    const question = 'Kan jeg leje en ladcykel?';
    expect(await clashes([question])).toEqual([]);
    await saveFlow({ title: 'Leje', trainingPhraseList: [phrase(question)], isActive: false });
    expect(await clashes([question])).toMatchObject([[question, 'samePhrase', 'Leje', question]]);
  });
});

test('only those who may edit flows see it', async () => {
  const agent = await staffOf(server, bot.agentId, [Role.chatAgent]);
  expect(await refusal(checks(agent))).toMatchObject({ status: 403 });
  const stranger = await staffOf(server, await createAgent(server.app));
  expect(await refusal(checks(stranger))).toMatchObject({ status: 404 });
});
