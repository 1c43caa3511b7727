import {
  type ChatClientInput,
  danish,
  endpoints,
  english,
  newChatConfig,
  widgetKeys,
} from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { clientInput, inputOfClient } from '../../../test/widget-content.ts';
import { createId } from '../../platform/database/columns.ts';
import { startSubscription, subscriptions } from '../subscriptions/index.ts';

const { saveClient, getClientList, deleteClient, getWidgetConfig, previewClient } = endpoints.widgets;
const server = useServer();
let bot: TestBot;
let staff: SignedIn;
beforeAll(async () => {
  bot = await createBot(server.app);
});
beforeEach(async () => {
  staff = await staffOf(server, bot.agentId, [2]);
});

const save = (selectedChatClient: ChatClientInput, { agentId }: { agentId: string } = bot, as = staff) =>
  as.call(saveClient, { params: { agentId }, body: { selectedChatClient } });
const list = async () => (await staff.call(getClientList, { params: { agentId: bot.agentId } })).list;

test('a widget is made, found in the list, changed and shown to its visitors as it is saved', async () => {
  const made = await save(clientInput({ name: 'Ny' }));
  expect(made).toMatchObject({ name: 'Ny', domain: 'butik.dk', revision: 1, lastUsed: null });
  expect(made.scriptUrl).toBe(`${server.url}/widget/${made.clientKey}.js`);
  expect(await list()).toContainEqual(made);
  const changed = await save({
    ...inputOfClient(made),
    name: 'Ændret',
    chatConfig: { ...made.chatConfig, headerColor: '#123456', clientDescription: 'Svarer hele døgnet' },
  });
  expect(changed).toMatchObject({ id: made.id, clientKey: made.clientKey, name: 'Ændret', revision: 2 });
  expect(
    await server.call(getWidgetConfig, { params: { clientKey: made.clientKey }, query: {} }),
  ).toMatchObject({ name: 'Ændret', headerColor: '#123456', clientDescription: 'Svarer hele døgnet' });
});

test('a menu in a language that is gone keeps nobody from saving', async () => {
  const agentId = await createAgent(server.app);
  const own = await staffOf(server, agentId, [0]);
  const hi = await createFlow(server.app, { agentId, title: 'Hej' });
  const hello = await createFlow(server.app, { agentId, title: 'Hello', languageId: english.id });
  const items = [
    { id: createId(), languageId: danish.id, intentId: hi, displayName: 'Hej' },
    { id: createId(), languageId: english.id, intentId: hello, displayName: 'Hello' },
  ];
  const config = newChatConfig([danish.id, english.id]);
  const flowOf = (languageId: string) => (languageId === danish.id ? hi : hello);
  const made = await save(
    clientInput(
      {},
      {
        ...config,
        primaryLanguageId: english.id,
        chatConfigLanguageList: config.chatConfigLanguageList.map((language) => ({
          ...language,
          defaultWelcomeIntent: flowOf(language.languageId),
        })),
        chatMenuItemList: items,
      },
    ),
    { agentId },
    own,
  );
  expect(made.chatConfig.chatMenuItemList).toEqual(items);
  await own.call(endpoints.settings.saveLanguages, {
    params: { agentId, projectId: agentId },
    body: { languageList: [danish.id] },
  });
  // Whoever had it open sends what it was.
  const danishAlone = {
    ...made.chatConfig,
    primaryLanguageId: danish.id,
    chatConfigLanguageList: made.chatConfig.chatConfigLanguageList.filter(
      ({ languageId }) => languageId === danish.id,
    ),
  };
  const input = { ...inputOfClient(made), chatConfig: danishAlone };
  const saved = await save(input, { agentId }, own);
  expect(saved.chatConfig).toMatchObject({ primaryLanguageId: danish.id, chatMenuItemList: [items[0]] });
});

test('what is negative is no delay, and is kept as none', async () => {
  const made = await save(clientInput({}, { openDelayDesktop: -1, openDelayMobile: 0 }));
  expect(made.chatConfig).toMatchObject({ openDelayDesktop: null, openDelayMobile: 0 });
});

test('script in any text comes back as text, also to visitors', async () => {
  const script = '<script>alert(1)</script>';
  const [language] = newChatConfig([danish.id]).chatConfigLanguageList;
  if (!language) throw new Error('No language');
  const look = {
    clientDescription: script,
    chatConfigLanguageList: [{ ...language, disclaimer: script, chatInputText: script }],
    chatMenuItemList: [
      { id: createId(), languageId: danish.id, intentId: bot.flows.hours, displayName: script },
    ],
    clientHeaderHtml: script,
    clientHeaderCss: script,
    clientHeaderScript: script,
  };
  const made = await save(clientInput({ name: script }, look));
  expect(made).toMatchObject({ name: script, chatConfig: look });
  const shown = await server.call(getWidgetConfig, { params: { clientKey: made.clientKey }, query: {} });
  expect(shown).toMatchObject({
    name: script,
    clientDescription: script,
    disclaimer: script,
    chatInputText: script,
    menu: [{ displayName: script }],
  });
});

test('of two who change it the second is told, and may save on top of the first', async () => {
  const made = await save(clientInput());
  await save({ ...inputOfClient(made), name: 'Deres' });
  const mine = { ...inputOfClient(made), name: 'Min' };
  expect(await refusal(save(mine))).toMatchObject({ status: 409, messageKey: widgetKeys.changedByOther });
  expect(await save({ ...mine, revision: 2 })).toMatchObject({ name: 'Min', revision: 3 });
});

test('no more widgets than the plan includes, at once too', async () => {
  const { agentId } = await createBot(server.app);
  const own = await staffOf(server, agentId, [0]);
  await startSubscription(server.app.database, agentId, 'chatbotMedium', server.app.now());
  // The bot came with one; three are included.
  const made = await Promise.allSettled([1, 2, 3, 4].map(() => save(clientInput(), { agentId }, own)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await refusal(save(clientInput(), { agentId }, own))).toMatchObject({
    status: 403,
    messageKey: widgetKeys.planLimit,
    details: { values: { widgets: '3' } },
  });
  expect(await own.call(getClientList, { params: { agentId } })).toMatchObject({ maxWidgetCount: 3 });
});

test('a plan that has ended gives no more than it gave', async () => {
  const { agentId } = await createBot(server.app);
  const own = await staffOf(server, agentId, [0]);
  expect(await own.call(getClientList, { params: { agentId } })).toMatchObject({ maxWidgetCount: null });
  const ago = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
  await startSubscription(server.app.database, agentId, 'chatbotMedium', ago(90));
  await server.app.database.agent(agentId).update(subscriptions, { autoRenews: false });
  await startSubscription(server.app.database, agentId, 'trial', ago(20));
  // The trial came last, and is over.
  expect(await own.call(getClientList, { params: { agentId } })).toMatchObject({ maxWidgetCount: 1 });
  expect(await refusal(save(clientInput(), { agentId }, own))).toMatchObject({
    status: 403,
    messageKey: widgetKeys.planLimit,
  });
});

test("another customer's widget is neither saved, seen, previewed nor deleted", async () => {
  const other = await createBot(server.app);
  const them = await staffOf(server, other.agentId, [0]);
  const theirs = await save(clientInput({ name: 'Deres' }), other, them);
  const stolen = { ...inputOfClient(theirs), name: 'Min' };
  const missing = { status: 404, code: 'notFound' };
  expect(await refusal(save(stolen))).toMatchObject(missing);
  const params = { agentId: bot.agentId };
  const preview = { params, query: { language: 'da' }, body: { selectedChatClient: stolen } } as const;
  expect(await refusal(staff.call(previewClient, preview))).toMatchObject(missing);
  expect(
    await refusal(staff.call(deleteClient, { params: { ...params, clientId: theirs.id } })),
  ).toMatchObject(missing);
  expect((await list()).map(({ id }) => id)).not.toContain(theirs.id);
  const kept = await them.call(getClientList, { params: { agentId: other.agentId } });
  expect(kept.list).toContainEqual(theirs);
  // Nor does one's own lead to their flows.
  const menu = [{ id: createId(), languageId: danish.id, intentId: other.flows.hours, displayName: 'x' }];
  expect(await refusal(save(clientInput({}, { chatMenuItemList: menu })))).toMatchObject({
    status: 400,
    messageKey: widgetKeys.unknownFlow,
  });
});

test('a widget that is deleted is gone for its visitors', async () => {
  const made = await save(clientInput());
  await staff.call(deleteClient, { params: { agentId: bot.agentId, clientId: made.id } });
  const asked = server.call(getWidgetConfig, { params: { clientKey: made.clientKey }, query: {} });
  expect(await refusal(asked)).toMatchObject({ status: 404 });
});

test('what is not saved yet can be looked at, and changes nothing', async () => {
  const made = await save(clientInput({ name: 'Gemt' }));
  const look = { theme: 'soft', startLogoUrl: 'https://butik.dk/knap.png', widgetWidth: '420' } as const;
  const preview = (input: ChatClientInput) =>
    staff.call(previewClient, {
      params: { agentId: bot.agentId },
      query: { language: 'da' },
      body: { selectedChatClient: input },
    });
  const asNew = await preview(clientInput({ name: 'Kladde' }, look));
  expect(asNew).toMatchObject({
    launcher: { clientKey: '', name: 'Kladde', icon: look.startLogoUrl, size: ['420px', '700px'] },
    config: { name: 'Kladde', theme: 'soft' },
  });
  expect(asNew.config.welcome.length).toBeGreaterThan(0);
  const changed = await preview({ ...inputOfClient(made), name: 'Kladde' });
  expect(changed.launcher).toMatchObject({ clientKey: made.clientKey, name: 'Kladde' });
  expect((await list()).find(({ id }) => id === made.id)).toEqual(made);
});
