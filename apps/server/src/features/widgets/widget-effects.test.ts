import { type ChatClient, type ChatClientInput, type ChatConfig, danish, endpoints } from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createFlow } from '../../../test/factories.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { useServer } from '../../../test/use-server.ts';
import { clientInput, inputOfClient } from '../../../test/widget-content.ts';
import { trainAgent } from '../training/index.ts';

const server = useServer();
let bot: TestBot;
let evening: string;
let unpublished: string;
let developer: SignedIn;
let widget: ChatClient;

beforeAll(async () => {
  bot = await createBot(server.app);
  evening = await createFlow(server.app, { agentId: bot.agentId, title: 'Evening' });
  await trainAgent(server.app, bot.agentId);
  unpublished = await createFlow(server.app, { agentId: bot.agentId, title: 'Draft' });
});

const params = () => ({ agentId: bot.agentId });
const save = async (input: ChatClientInput): Promise<ChatClient> => {
  widget = await developer.call(endpoints.widgets.saveClient, {
    params: params(),
    body: { selectedChatClient: input },
  });
  // What nodes remember of a widget is good for a second.
  server.clock.advance(1001);
  return widget;
};
const change = (look: Partial<ChatConfig>, rest: Partial<ChatClientInput> = {}) =>
  save({ ...inputOfClient(widget), ...rest, chatConfig: { ...widget.chatConfig, ...look } });
const inDanish = (own: Partial<ChatConfig['chatConfigLanguageList'][number]>) => ({
  chatConfigLanguageList: [
    {
      languageId: danish.id,
      defaultWelcomeIntent: null,
      welcomeBackIntent: null,
      disclaimer: '',
      chatInputText: '',
      gptCommandDescription: '',
      ...own,
    },
  ],
});
const ask = async (visitor: Awaited<ReturnType<typeof visitorOf>>, text: string) =>
  botWords(await visitor.say(text));
const config = () =>
  server.call(endpoints.widgets.getWidgetConfig, { params: { clientKey: widget.clientKey } });

beforeEach(async () => {
  // Their sign-in does not outlast the time that passes here.
  developer = await staffOf(server, bot.agentId, [2]);
  await save(clientInput());
});

test('greets with a flow of its own', async () => {
  await change(inDanish({ defaultWelcomeIntent: evening }));
  expect((await config()).welcome[0]?.messages).toEqual([{ kind: 'text', text: 'Evening!' }]);
  // Who is back is greeted with the same where no flow is named for that.
  expect((await config()).welcomeBack).toEqual((await config()).welcome);
  const visitor = await visitorOf(server, widget.clientKey);
  expect(await ask(visitor, 'Hvor kan jeg parkere?')).toEqual(['Evening!', 'Parking!']);
});

test('a welcome that is not published, or that the widget does without, leaves it to the agent', async () => {
  for (const deactivatedIntentIdList of [[], [evening]]) {
    const defaultWelcomeIntent = deactivatedIntentIdList[0] ?? unpublished;
    await change({ ...inDanish({ defaultWelcomeIntent }), deactivatedIntentIdList });
    expect((await config()).welcome[0]?.messages[0]).toEqual({ kind: 'text', text: 'Welcome!' });
    const visitor = await visitorOf(server, widget.clientKey);
    expect(await ask(visitor, 'Hvor kan jeg parkere?')).toEqual(['Welcome!', 'Parking!']);
  }
});

test('the menu has nothing that the widget does not answer with', async () => {
  const item = { id: evening, languageId: danish.id, intentId: bot.flows.hours, displayName: 'Åbningstider' };
  await change({ chatMenuItemList: [item], deactivatedIntentIdList: [bot.flows.hours] });
  expect((await config()).menu).toEqual([]);
});

test('greets who comes back after so many minutes, with a flow for that', async () => {
  await change(inDanish({ welcomeBackIntent: evening }), {
    loadHistoryMinutes: 20,
    welcomeMinutesThreshold: 10,
  });
  expect((await config()).welcomeBack[0]?.messages).toEqual([{ kind: 'text', text: 'Evening!' }]);
  const visitor = await visitorOf(server, widget.clientKey);
  expect(await ask(visitor, 'Hvor kan jeg parkere?')).toEqual(['Welcome!', 'Parking!']);
  server.clock.advance(9 * 60_000);
  expect(await ask(visitor, 'Hvor kan jeg parkere?')).toEqual(['Parking!']);
  server.clock.advance(11 * 60_000);
  expect(await ask(visitor, 'Hvor kan jeg parkere?')).toEqual(['Evening!', 'Parking!']);
});

test('answers without the flows it does without, also in a conversation that goes on', async () => {
  const visitor = await visitorOf(server, widget.clientKey);
  expect(await ask(visitor, 'Hvor kan jeg parkere?')).toEqual(['Welcome!', 'Parking!']);
  await change({ deactivatedIntentIdList: [bot.flows.parking] });
  expect(await ask(visitor, 'Hvor kan jeg parkere?')).toEqual(['Fallback!']);
  const elsewhere = await visitorOf(server, bot.clientKey);
  expect(await ask(elsewhere, 'Hvor kan jeg parkere?')).toEqual(['Welcome!', 'Parking!']);
  await change({ deactivatedIntentIdList: [] });
  expect(await ask(visitor, 'Hvor kan jeg parkere?')).toEqual(['Parking!']);
});

test('the frame gets the settings of its language, and nothing of what is the staff’s', async () => {
  await change({
    ...inDanish({ disclaimer: 'Her svarer en bot.', chatInputText: 'Spørg løs' }),
    chatMenuItemList: [
      { id: evening, languageId: danish.id, intentId: bot.flows.hours, displayName: 'Åbningstider' },
    ],
    botBubbleColor: '#123456',
    theme: 'soft',
    clientHeaderScript: 'document.title = "x"',
  });
  const shown = await config();
  expect(shown).toMatchObject({
    disclaimer: 'Her svarer en bot.',
    chatInputText: 'Spørg løs',
    botBubbleColor: '#123456',
    theme: 'soft',
    menu: [{ intentId: bot.flows.hours, displayName: 'Åbningstider' }],
    headerPath: `/widget/header/${widget.clientKey}`,
  });
  expect(shown).not.toHaveProperty('clientHeaderScript');
  expect(shown).not.toHaveProperty('deactivatedIntentIdList');
});

test('a preview tells what visitors would get, and stores nothing', async () => {
  const selectedChatClient = {
    ...inputOfClient(widget),
    chatConfig: { ...widget.chatConfig, ...inDanish({ defaultWelcomeIntent: evening }), widgetWidth: '500' },
  };
  const preview = await developer.call(endpoints.widgets.previewClient, {
    params: params(),
    query: { language: 'da' },
    body: { selectedChatClient },
  });
  expect(preview.config.welcome[0]?.messages).toEqual([{ kind: 'text', text: 'Evening!' }]);
  expect(preview.launcher.size).toEqual(['500px', '700px']);
  // Nobody has told when the company is open, so the example says nothing of it.
  expect(preview.openingHours).toBe('');
  expect((await config()).welcome[0]?.messages[0]).toEqual({ kind: 'text', text: 'Welcome!' });
});
