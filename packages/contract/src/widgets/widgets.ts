import { bubbleSchema } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, languageCode, nothing, numberInPath } from '../calls/primitives.ts';
import { staff } from '../calls/roles.ts';
import { delivery, logCursor, messageMax } from '../conversations/conversations.ts';
import { fileIds } from '../conversations/files.ts';
import { chatMenuItem, shownChatConfig, widgetThemes } from './chat-config.ts';
import { visitorKeys } from './visitor-actions.ts';

/** What a widget may know before anybody has said anything, in one of its languages. */
export const widgetConfig = shownChatConfig.extend({
  name: z.string(),
  language: languageCode,
  /** The widget's, the primary one first. */
  languages: z.array(languageCode),
  disclaimer: z.string(),
  /** Stands in the empty field; empty for the widget's own words. */
  chatInputText: z.string(),
  /** What the bot will open with. */
  welcome: z.array(bubbleSchema),
  /** What it will say to who is back after `welcomeMinutesThreshold`. */
  welcomeBack: z.array(bubbleSchema),
  menu: z.array(chatMenuItem.pick({ id: true, displayName: true, intentId: true })),
  /** The page of the header the staff wrote; empty without one. */
  headerPath: z.string(),
  loadHistoryMinutes: z.int(),
  welcomeMinutesThreshold: z.int(),
  /** A language model answers what no flow covers. */
  generatesAnswers: z.boolean(),
  /** The server sends mail, so whoever leaves an address can be answered there. */
  sendsMail: z.boolean(),
});
export type WidgetConfig = z.infer<typeof widgetConfig>;

const desktopAndMobile = <Value extends z.ZodType>(value: Value) => z.tuple([value, value]);

/** What the script on the host page has to know before the chat is opened; the server writes it into the script. */
export const launcherConfig = z.object({
  clientKey: z.string(),
  /** Of the scripts that go with this one: another means that they have changed. */
  version: z.string(),
  /** The chat's, for who hears the page. */
  name: z.string(),
  /** Hosts of the sites that may show it, also as `*.example.dk`; empty for any. */
  hosts: z.array(z.string()),
  /** The primary one first. */
  languages: z.array(languageCode),
  /** Hexadecimal. */
  color: z.string(),
  /** Null for whichever of dark and light stands out on `color`. */
  iconColor: z.string().nullable(),
  /** A picture in place of the drawn bubble; empty for that. */
  icon: z.string(),
  placement: desktopAndMobile(z.int()),
  openMode: desktopAndMobile(z.int()),
  /** Seconds; null for never. */
  openDelay: desktopAndMobile(z.number().nullable()),
  /** Width and height in CSS. */
  size: z.tuple([z.string(), z.string()]),
  previewSize: z.tuple([z.string(), z.string()]),
  theme: z.enum(widgetThemes),
  opensDownwards: z.boolean(),
  loadsOnStart: z.boolean(),
  withMemory: z.boolean(),
});
export type LauncherConfig = z.infer<typeof launcherConfig>;

/** Everything a site would be told of a widget. */
export const widgetPreview = z.object({
  launcher: launcherConfig,
  config: widgetConfig,
  /** The company's, as the bot says them; empty where nobody has told. */
  openingHours: z.string(),
});
export type WidgetPreview = z.infer<typeof widgetPreview>;

export const getWidgetConfig = endpoint({
  method: 'GET',
  path: '/widget/clientKey/:clientKey',
  summary: 'How a widget looks and greets; stores nothing',
  access: { kind: 'public' },
  params: z.object({ clientKey: z.string().max(100) }),
  query: z.object({ language: languageCode.optional() }),
  body: nothing,
  reply: widgetConfig,
});

/** A question that a bot can answer, in words that somebody taught it; choosing it begins the flow. */
export const questionSuggestion = z.object({ title: z.string(), intentId: id });
export type QuestionSuggestion = z.infer<typeof questionSuggestion>;

export const suggestQuestions = endpoint({
  method: 'GET',
  path: '/widget/clientKey/:clientKey/suggest',
  summary: 'At most five questions the bot can answer, for what a visitor has begun to write',
  access: { kind: 'public' },
  params: z.object({ clientKey: z.string().max(100) }),
  query: z.object({ language: languageCode.optional(), text: z.string().trim().min(1).max(200) }),
  body: nothing,
  reply: z.object({ list: z.array(questionSuggestion) }),
});

/** The page a widget is on. One that is too long to be of use to anybody is left out. */
export const pageAddress = z.string().max(2000).catch('');

export const startConversation = endpoint({
  method: 'POST',
  path: '/widget/clientKey/:clientKey/conversation',
  summary: 'Begins a conversation; the token is the only thing that opens it again',
  access: { kind: 'public' },
  params: z.object({ clientKey: z.string().max(100) }),
  query: nothing,
  body: z.object({ language: languageCode, page: pageAddress.optional() }),
  reply: z.object({ token: z.string(), chatToken: id }),
  errors: [visitorKeys.tooMany],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/widget/invitation',
  summary: 'Lets a customer into the conversation that was begun with them; 404 for a code that is too old',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: z.object({ code: z.string().min(1).max(100) }),
  reply: z.object({ token: z.string(), chatToken: id }),
});

/** What a visitor sends: words, the choice of a suggestion, files. */
export const visitorMessage = z
  .object({
    clientId: id,
    /** May be empty with files. */
    text: z.string().trim().max(messageMax),
    /** The flow of a chosen suggestion. */
    pickedFlowId: id.optional(),
    files: fileIds.optional(),
  })
  .refine(({ text, files }) => text !== '' || files?.length, { path: ['text'] });
export type VisitorMessage = z.infer<typeof visitorMessage>;

export const sendVisitorMessage = endpoint({
  method: 'POST',
  path: '/widget/message',
  summary: 'Says something as the visitor and answers when it, and all it led to, is stored',
  access: { kind: 'visitor' },
  params: nothing,
  query: nothing,
  body: visitorMessage,
  reply: delivery,
  errors: [visitorKeys.tooMany],
});

export const getVisitorEvents = endpoint({
  method: 'GET',
  path: '/widget/events',
  summary: "The visitor's own conversation after a sequence number, page by page",
  access: { kind: 'visitor' },
  params: nothing,
  query: z.object({ after: numberInPath.default(0), cursor: logCursor.optional() }),
  body: nothing,
  reply: delivery,
  // It may read a page of 128 kB.
  cost: 6,
});

export const getClientListBasic = endpoint({
  method: 'GET',
  path: '/settings/clientListBasic/agent/:agentId',
  summary: "The agent's chat widgets",
  access: staff,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ id, name: z.string(), clientKey: z.string() })) }),
  provides: ['widgets'],
});
