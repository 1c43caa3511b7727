import { endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createWidget } from '../../../test/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { widgets } from './tables.ts';

const server = useServer();
const { suggestQuestions } = endpoints.widgets;
let bot: TestBot;
beforeAll(async () => {
  bot = await createBot(server.app);
});

/** A widget of its own for each test: what it offers is remembered for a moment. */
async function widgetWith(chatConfig: object): Promise<string> {
  const clientKey = await createWidget(server.app, bot.agentId);
  const scope = server.app.database.agent(bot.agentId);
  await scope.update(widgets, { chatConfig }, eq(widgets.clientKey, clientKey));
  return clientKey;
}
const offered = async (clientKey: string, text: string) =>
  (await server.call(suggestQuestions, { params: { clientKey }, query: { text } })).list;

test('questions that begin with or contain the words are offered, once for each flow', async () => {
  const clientKey = await widgetWith({ enableAutocomplete: true });
  expect(await offered(clientKey, 'hvor')).toEqual([
    { title: 'Hvornår har I åbent?', intentId: bot.flows.hours },
    { title: 'Hvor kan jeg parkere?', intentId: bot.flows.parking },
  ]);
  expect(await offered(clientKey, 'AABNINGS')).toEqual([
    { title: 'Hvad er jeres åbningstider?', intentId: bot.flows.hours },
  ]);
  expect(await offered(clientKey, 'flyvende hund')).toEqual([]);
});

test('a question is offered to who leaves out some of its words', async () => {
  const clientKey = await widgetWith({ enableAutocomplete: true });
  expect(await offered(clientKey, 'hvornår åb')).toEqual([
    { title: 'Hvornår har I åbent?', intentId: bot.flows.hours },
  ]);
  expect(await offered(clientKey, 'hvornår parkere')).toEqual([]);
});

test('a flow that is found by its title is offered by a phrase', async () => {
  const clientKey = await widgetWith({ enableAutocomplete: true });
  expect(await offered(clientKey, 'parking')).toEqual([
    { title: 'Hvor kan jeg parkere?', intentId: bot.flows.parking },
  ]);
});

test('neither follow-ups nor flows that the widget does not answer with are offered', async () => {
  const clientKey = await widgetWith({
    enableAutocomplete: true,
    deactivatedIntentIdList: [bot.flows.parking],
  });
  expect((await offered(clientKey, 'hvor')).map(({ intentId }) => intentId)).toEqual([bot.flows.hours]);
  expect(await offered(clientKey, 'lørdag')).toEqual([]);
});

test('a widget that offers nothing says nothing, and an unknown one is not found', async () => {
  expect(await offered(await widgetWith({}), 'hvor')).toEqual([]);
  expect(await refusal(offered('no-such-widget', 'hvor'))).toMatchObject({ status: 404 });
});
