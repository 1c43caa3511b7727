import { danish, endpoints, english, newId } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createWidget } from '../../../test/factories.ts';
import { manyPhrases } from '../../../test/many-phrases.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { trainingMemories } from './tables.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeEach);
beforeEach(async () => {
  await staff.call(endpoints.training.importTrainingData, {
    params: params(),
    query: {},
    rawBody: new Blob([manyPhrases()]),
  });
  await untilTrained(staff.call, agent.id);
});

const params = () => ({ agentId: agent.id, languageId: danish.id });
const memories = () => server.app.database.agent(agent.id).select(trainingMemories);
const rounds = async () => (await memories()).map((memory) => memory.rounds);

/** Adds a phrase to a flow as the editor does. */
async function publishPhrase(title: string, question: string): Promise<void> {
  const { list } = await staff.call(endpoints.flows.getAllFlow, { params: params() });
  const intentId = list.find((flow) => flow.title === title)?.id ?? newId;
  const flow = await staff.call(endpoints.flows.getFlow, { params: { ...params(), intentId } });
  const trainingPhraseList = [...flow.trainingPhraseList, { id: newId, question }];
  const body = { ...flow, isActive: true, trainingPhraseList };
  await staff.call(endpoints.flows.addOrUpdateFlow, { params: params(), body });
  await untilTrained(staff.call, agent.id);
}

async function answerTo(question: string): Promise<string[]> {
  const visitor = await visitorOf(server, await createWidget(server.app, agent.id));
  return botWords(await visitor.say(question));
}

test('after a small change training goes on from the last one', async () => {
  expect(await rounds()).toEqual([0]);
  await publishPhrase('flytte pakken', 'Naboen skal have den i stedet for mig');
  expect(await rounds()).toEqual([1]);
  expect(await answerTo('naboen skal have den i stedet for mig')).toEqual(['flytte pakken']);
  expect(await answerTo('kan jeg mon betale billetten på nettet')).toEqual(['betale billetten']);

  await server.app.database.agent(agent.id).update(trainingMemories, { bytes: new Uint8Array([1, 2, 3]) });
  await publishPhrase('betale regningen', 'Jeg skylder jer vist penge');
  expect(await rounds()).toEqual([0]);
  expect(await answerTo('jeg skylder jer vist penge')).toEqual(['betale regningen']);
});

test('what training leaves goes with its language', async () => {
  expect(await memories()).toMatchObject([{ languageId: danish.id }]);
  await staff.call(endpoints.settings.saveLanguages, {
    params: { agentId: agent.id, projectId: agent.id },
    body: { languageList: [english.id] },
  });
  expect(await memories()).toEqual([]);
});
