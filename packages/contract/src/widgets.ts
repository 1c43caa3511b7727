import { bubbleSchema } from '@samtale/dialog';
import { z } from 'zod';
import { delivery, messageMax } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { agentParams, id, languageCode, nothing, numberInPath } from './primitives.ts';

/** What a widget may know before anybody has said anything. */
export const widgetConfig = z.object({
  name: z.string(),
  language: languageCode,
  languages: z.array(languageCode),
  /** Colour of the launcher, the header and the visitor's bubbles. */
  accentColor: z.string(),
  /** What the bot will open with. */
  welcome: z.array(bubbleSchema),
});
export type WidgetConfig = z.infer<typeof widgetConfig>;

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

/** What a visitor sends: words, or the choice of a suggestion. */
export const visitorMessage = z.object({
  clientId: id,
  text: z.string().trim().min(1).max(messageMax),
  /** The flow of a chosen suggestion. */
  pickedFlowId: id.optional(),
});
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
});

export const getVisitorEvents = endpoint({
  method: 'GET',
  path: '/widget/events',
  summary: "The visitor's own conversation after a sequence number",
  access: { kind: 'visitor' },
  params: nothing,
  query: z.object({ after: numberInPath.default(0) }),
  body: nothing,
  reply: delivery,
});

export const getClientListBasic = endpoint({
  method: 'GET',
  path: '/settings/clientListBasic/agent/:agentId',
  summary: "The agent's chat widgets",
  access: { kind: 'agent', roles: [0, 1, 2], agentFrom: 'agentId' },
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ id, name: z.string(), clientKey: z.string() })) }),
});
