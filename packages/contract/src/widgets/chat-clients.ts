import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { generationKeys } from '../generation/generation.ts';
import { chatConfig, widgetKeys, widgetTextMax } from './chat-config.ts';
import { domainsMax, isDomain, readDomains } from './widget-domains.ts';
import { widgetPreview } from './widgets.ts';

/** Longest history of a conversation that a visitor finds again, in minutes: a year. */
export const historyMinutesMax = 525_600;

const minutes = (messageKey: string) =>
  z.int(messageKey).min(1, messageKey).max(historyMinutesMax, messageKey);

/** What of a chat widget is written by its staff. */
export const chatClientInput = z.object({
  /** The zero id for a new one. */
  id,
  /** That of the state that was changed; left out, whatever is stored is replaced. */
  revision: z.int().optional(),
  name: z.string().trim().min(1, widgetKeys.name).max(widgetTextMax, widgetKeys.tooLong),
  /** The sites that may show it, with commas or spaces between them (`readDomains`). */
  domain: z
    .string()
    .trim()
    .max(4000, widgetKeys.tooLong)
    .refine((text) => {
      const sites = readDomains(text);
      return sites.length > 0 && sites.length <= domainsMax && sites.every(isDomain);
    }, widgetKeys.domain),
  /** Of a conversation so many minutes are shown when the visitor is back. */
  loadHistoryMinutes: minutes(widgetKeys.historyMinutes),
  /** After so many minutes of silence the visitor is greeted again. */
  welcomeMinutesThreshold: minutes(widgetKeys.welcomeThreshold),
  chatConfig,
});
export type ChatClientInput = z.infer<typeof chatClientInput>;

/** A chat widget. */
export const chatClient = chatClientInput.extend({
  revision: z.int(),
  /** Not checked: one from before there were sites has none and may be shown anywhere. */
  domain: z.string(),
  clientKey: z.string(),
  /** The `src` of the script element that shows it. */
  scriptUrl: z.string(),
  /** When a site last asked for it; null before the first time. */
  lastUsed: timestamp.nullable(),
});
export type ChatClient = z.infer<typeof chatClient>;

const clientParams = agentParams.extend({ clientId: id });

export const getClientList = endpoint({
  method: 'GET',
  path: '/settings/clientList/agent/:agentId',
  summary:
    "The agent's chat widgets with everything they are set to, by name, and how many languages and widgets the plan includes",
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    list: z.array(chatClient),
    /** Null is any number. */
    maxLanguageCount: z.int().nullable(),
    maxWidgetCount: z.int().nullable(),
  }),
  provides: ['widgets'],
});

export const saveClient = endpoint({
  method: 'PATCH',
  path: '/settings/client/agent/:agentId',
  summary:
    'Saves a chat widget, or makes a new one of the zero id. Sites show it as it is saved within a minute. 400 tells each field that is wrong',
  access: developers,
  params: agentParams,
  query: nothing,
  body: z.object({ selectedChatClient: chatClientInput }),
  reply: chatClient,
  errors: [...Object.values(widgetKeys), ...Object.values(generationKeys)],
  invalidates: ['widgets'],
});

export const deleteClient = endpoint({
  method: 'DELETE',
  path: '/settings/agent/:agentId/client/:clientId',
  summary: 'Deletes a chat widget: sites show it no more; its conversations stay',
  access: developers,
  params: clientParams,
  query: nothing,
  body: nothing,
  reply: acknowledged,
  invalidates: ['widgets'],
});

export const previewClient = endpoint({
  method: 'POST',
  path: '/settings/agent/:agentId/clientPreview',
  summary:
    'What a widget with these settings, saved or not, would show in a language: for the preview beside the form',
  access: developers,
  audit: 'reads',
  params: agentParams,
  query: z.object({ language: z.enum(['da', 'en']) }),
  body: z.object({ selectedChatClient: chatClientInput }),
  reply: widgetPreview,
});

export const siteKeys = { tooMany: 'widgets.checkSite.tooMany' } as const;

export const checkSite = endpoint({
  method: 'POST',
  path: '/settings/agent/:agentId/client/:clientId/checkSite',
  summary: "Fetches a page of the company's and tells whether the widget's snippet is on it",
  access: developers,
  audit: 'reads',
  params: clientParams,
  query: nothing,
  body: z.object({ url: z.string().trim().min(1).max(2000) }),
  reply: z.object({
    /**
     * `found`: the snippet is there. `otherKey`: a snippet of this product with another widget's key. `missing`: none.
     * `refused`: the page answered with an error. `unreachable`: it did not answer, or may not be asked.
     */
    result: z.enum(['found', 'otherKey', 'missing', 'refused', 'unreachable']),
    /** The page that was read in the end; null when none was. */
    finalUrl: z.string().nullable(),
    /** HTTP; null when nothing answered. */
    status: z.int().nullable(),
    /** The page's host is one of the widget's sites. */
    isListed: z.boolean(),
    /** What of the page's content security policy keeps the widget out: directives that lack this server. */
    blockedBy: z.array(z.string()),
  }),
  errors: Object.values(siteKeys),
});

/** What a widget's picture may weigh in bytes, and its longer side in pixels. */
export const logoBytesMax = 512_000;
export const logoSideMax = 1024;

export const logoKeys = {
  kind: 'widgets.logo.error.kind',
  tooLarge: 'widgets.logo.error.tooLarge',
  tooMany: 'widgets.logo.error.tooMany',
} as const;

/** Where a widget's picture is to be had. */
export const logoAddress = (logoId: string): string => `/api/widget/logo/${logoId}`;

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/settings/agent/:agentId/logo',
  summary: 'Keeps a picture for the chat widgets: PNG, JPEG or WebP. Its address',
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  rawBody: true,
  // More than is taken, so that one that is a little too large is refused in words of its own.
  bodyLimit: 8 * logoBytesMax,
  reply: z.object({ url: z.string() }),
  errors: Object.values(logoKeys),
  invalidates: [],
});

export const getLogo = endpoint({
  method: 'GET',
  path: '/widget/logo/:logoId',
  summary: "A widget's picture",
  access: { kind: 'public' },
  params: z.object({ logoId: id }),
  query: nothing,
  body: nothing,
  reply: nothing,
  fileReply: 'image/*',
});
