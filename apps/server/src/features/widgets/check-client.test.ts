import {
  type ChatClientInput,
  type ChatConfig,
  danish,
  endpoints,
  english,
  LayoutMode,
  newChatConfig,
  OpenMode,
  widgetKeys,
} from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { clientInput } from '../../../test/widget-content.ts';
import { createId } from '../../platform/database/columns.ts';

const { saveClient } = endpoints.widgets;
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
const problemsOf = async (input: ChatClientInput) => {
  const { status, details } = await refusal(save(input));
  expect(status).toBe(400);
  return (details.fields ?? []).map(({ path, messageKey }) => [
    path.replace(/^selectedChatClient\./, ''),
    messageKey,
  ]);
};

const noLanguages: Partial<ChatConfig> = { chatConfigLanguageList: [] };
test.for<[string, Partial<Omit<ChatClientInput, 'chatConfig'>>, Partial<ChatConfig>, string, string]>([
  ['no name', { name: '  ' }, {}, 'name', widgetKeys.name],
  ['no site', { domain: '' }, {}, 'domain', widgetKeys.domain],
  ['an address for a site', { domain: 'https://butik.dk/side' }, {}, 'domain', widgetKeys.domain],
  ['one site of two that is none', { domain: 'butik.dk, ikke et sted!' }, {}, 'domain', widgetKeys.domain],
  ['a star in the middle', { domain: 'www.*.dk' }, {}, 'domain', widgetKeys.domain],
  ['everything in a country', { domain: 'butik.dk, *.dk' }, {}, 'domain', widgetKeys.domain],
  ['a port that is none', { domain: 'butik.dk:65536' }, {}, 'domain', widgetKeys.domain],
  ['no history', { loadHistoryMinutes: 0 }, {}, 'loadHistoryMinutes', widgetKeys.historyMinutes],
  [
    'no threshold',
    { welcomeMinutesThreshold: 0 },
    {},
    'welcomeMinutesThreshold',
    widgetKeys.welcomeThreshold,
  ],
  [
    'a threshold above the history',
    { loadHistoryMinutes: 30, welcomeMinutesThreshold: 31 },
    {},
    'welcomeMinutesThreshold',
    widgetKeys.welcomeAboveHistory,
  ],
  ['a chat without a picture', {}, { logoUrl: '' }, 'chatConfig.logoUrl', widgetKeys.avatar],
  [
    'a picture that is a program',
    {},
    { logoUrl: 'javascript:alert(1)' },
    'chatConfig.logoUrl',
    widgetKeys.address,
  ],
  [
    'a privacy link of its own kind',
    {},
    { gdprLink: 'data:text/html,x' },
    'chatConfig.gdprLink',
    widgetKeys.address,
  ],
  ['a delay of days', {}, { openDelayDesktop: 90_000 }, 'chatConfig.openDelayDesktop', widgetKeys.openDelay],
  ['messages of no length', {}, { chatInputMax: 0 }, 'chatConfig.chatInputMax', widgetKeys.inputMax],
  ['a colour that is none', {}, { headerColor: 'red;}' }, 'chatConfig.headerColor', widgetKeys.color],
  ['a size that is none', {}, { widgetWidth: 'calc(1px)' }, 'chatConfig.widgetWidth', widgetKeys.size],
  [
    'a welcome without a width',
    {},
    { openModeDesktop: OpenMode.welcomePreview, welcomePreviewWidth: '' },
    'chatConfig.welcomePreviewWidth',
    widgetKeys.previewSize,
  ],
  [
    'a welcome without a height, on phones',
    {},
    { openModeMobile: OpenMode.welcomePreview, welcomePreviewHeight: '' },
    'chatConfig.welcomePreviewHeight',
    widgetKeys.previewSize,
  ],
  ['no language', {}, noLanguages, 'chatConfig.chatConfigLanguageList', widgetKeys.languages],
  [
    'a language that the agent does not speak',
    {},
    { chatConfigLanguageList: newChatConfig([danish.id, english.id]).chatConfigLanguageList },
    'chatConfig.chatConfigLanguageList',
    widgetKeys.unknownLanguage,
  ],
  [
    'a language twice',
    {},
    { chatConfigLanguageList: newChatConfig([danish.id, danish.id]).chatConfigLanguageList },
    'chatConfig.chatConfigLanguageList',
    widgetKeys.unknownLanguage,
  ],
  [
    'a primary language that it has not',
    {},
    { primaryLanguageId: english.id },
    'chatConfig.primaryLanguageId',
    widgetKeys.primaryLanguage,
  ],
  [
    'a menu entry without words',
    {},
    {
      chatMenuItemList: [{ id: createId(), languageId: danish.id, intentId: createId(), displayName: ' ' }],
    },
    'chatConfig.chatMenuItemList.0.displayName',
    widgetKeys.menuTitle,
  ],
  [
    'a menu entry that leads nowhere',
    {},
    {
      chatMenuItemList: [
        { id: createId(), languageId: danish.id, intentId: createId(), displayName: 'Hjælp' },
      ],
    },
    'chatConfig.chatMenuItemList.0.intentId',
    widgetKeys.unknownFlow,
  ],
])('%s is refused', async ([, input, look, path, key]) => {
  expect(await problemsOf(clientInput(input, look))).toContainEqual([path, key]);
});

test('a search box needs no picture, and no size of a welcome while nothing opens as one', async () => {
  const look = {
    layoutMode: LayoutMode.search,
    logoUrl: '',
    welcomePreviewWidth: '',
    welcomePreviewHeight: '',
  };
  await expect(save(clientInput({}, look))).resolves.toMatchObject({ chatConfig: look });
});

test('a chat greets in each of its languages, with its own flow or the agent’s', async () => {
  const agentId = await createAgent(server.app);
  const own = await staffOf(server, agentId, [0]);
  const hi = await createFlow(server.app, { agentId, title: 'Hej' });
  const hello = await createFlow(server.app, { agentId, title: 'Hello', languageId: english.id });
  const both = newChatConfig([danish.id, english.id]).chatConfigLanguageList;
  const greeting = (danishFlow: string | null, englishFlow: string | null) =>
    save(
      clientInput(
        {},
        {
          chatConfigLanguageList: both.map((language) => ({
            ...language,
            defaultWelcomeIntent: language.languageId === danish.id ? danishFlow : englishFlow,
          })),
        },
      ),
      { agentId },
      own,
    );
  const keysOf = async (call: Promise<unknown>) =>
    ((await refusal(call)).details.fields ?? []).map(({ path, messageKey }) => [path, messageKey]);
  const place = (index: number) => `chatConfig.chatConfigLanguageList.${index}.defaultWelcomeIntent`;
  expect(await keysOf(greeting(null, null))).toEqual([
    [place(0), widgetKeys.welcomeFlow],
    [place(1), widgetKeys.welcomeFlow],
  ]);
  // A flow of the other language is none of this one.
  expect(await keysOf(greeting(hello, hello))).toEqual([[place(0), widgetKeys.unknownFlow]]);
  await expect(greeting(hi, hello)).resolves.toMatchObject({ revision: 1 });
  const setDefaults = { agentId, welcomeIntentId: hi, fallbackIntentId: hi };
  await own.call(endpoints.flows.setDefaultFlows, { params: setDefaults });
  expect(await keysOf(greeting(null, null))).toEqual([[place(1), widgetKeys.welcomeFlow]]);
});
