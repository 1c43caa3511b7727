import { danish, endpoints, english } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createFlow, createWidget } from '../../../test/factories.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { botWords, visitorOf } from '../../../test/people.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { models, releaseLanguages } from './tables.ts';
import { trainAgent } from './train-agent.ts';

const { training } = endpoints;
const server = useServer();
const { bot, staff } = useBot(server, beforeEach);

const modelKeys = async (agentId: string, languageId: string) => {
  const rows = await server.app.database.agent(agentId).select(releaseLanguages);
  const own = rows.filter((row) => row.languageId === languageId);
  return own.sort((a, b) => a.number - b.number).map((row) => row.modelKey);
};

test('each training makes the next release and says what is in it', async () => {
  const params = { agentId: bot.agentId };
  const first = await staff.call(training.getTrainingState, { params });
  expect(first).toMatchObject({ state: 'idle', releaseNumber: 1, hasUntrainedChanges: false, flowCount: 7 });
  expect(first.trainingPhraseCount).toBe(15);
  await createFlow(server.app, { agentId: bot.agentId, title: 'New', phrases: ['Noget helt nyt?'] });
  expect(await staff.call(training.getTrainingState, { params })).toMatchObject({
    hasUntrainedChanges: true,
    releaseNumber: 1,
  });
  const asked = await staff.call(training.startTraining, { params });
  expect(['queued', 'running', 'idle']).toContain(asked.state);
  const second = await untilTrained(staff.call, bot.agentId);
  expect(second).toMatchObject({ releaseNumber: 2, flowCount: 8, trainingPhraseCount: 16 });
});

test('a language whose phrases are the same is not trained again', async () => {
  const agentId = await createAgent(server.app);
  await createFlow(server.app, { agentId, title: 'Hej', phrases: ['Hej', 'Goddag'] });
  await createFlow(server.app, { agentId, title: 'Hi', phrases: ['Hi'], languageId: english.id });
  await trainAgent(server.app, agentId);
  await createFlow(server.app, { agentId, title: 'Bye', phrases: ['Goodbye'], languageId: english.id });
  await trainAgent(server.app, agentId);
  expect(new Set(await modelKeys(agentId, danish.id)).size).toBe(1);
  expect(new Set(await modelKeys(agentId, english.id)).size).toBe(2);
  expect(await server.app.database.agent(agentId).count(models)).toBe(3);
});

test('an agent without phrases in a language answers in the other, also whoever asked for the first', async () => {
  const agentId = await createAgent(server.app);
  await createFlow(server.app, { agentId, title: 'Hej', phrases: ['Hej'] });
  await trainAgent(server.app, agentId);
  const params = { clientKey: await createWidget(server.app, agentId) };
  for (const language of ['da', 'en'] as const) {
    const { token } = await server.call(endpoints.widgets.startConversation, { params, body: { language } });
    const said = await server.callAs(token)(endpoints.widgets.sendVisitorMessage, {
      body: { clientId: crypto.randomUUID(), text: 'Hej' },
    });
    expect(botWords(said)).toEqual(['Hej!']);
  }
});

test('the staff see training go on', async () => {
  const socket = await connectStaff(server, staff.token, bot.agentId);
  const states: string[] = [];
  const finished = new Promise<void>((resolve) => {
    socket.on('trainingProgress', ({ agentId, state }) => {
      expect(agentId).toBe(bot.agentId);
      states.push(state);
      if (state === 'idle') resolve();
    });
  });
  await staff.call(training.startTraining, { params: { agentId: bot.agentId } });
  await finished;
  expect(states.slice(0, 2)).toEqual(['queued', 'running']);
  socket.disconnect();
});

test('a visitor is answered from the newest release', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  const { events } = await visitor.say('Hvornår har I åbent?');
  expect(events.at(-1)?.event).toMatchObject({ type: 'botSaid', flowId: bot.flows.hours });
});
