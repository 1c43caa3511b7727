import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { agentParams, id, languageCode, nothing } from './primitives.ts';
import { spreadsheetType, statisticsDay, statisticsKeys, statisticsTopMax } from './statistics.ts';

/** How many of the newest conversations words are looked for in. */
export const wordConversationsMax = 2000;

/** Of one widget or phone, or of all; the last thirty days unless told. */
const narrowing = z.object({
  selectedChat: id.optional(),
  selectedPhone: id.optional(),
  fromDate: statisticsDay.optional(),
  toDate: statisticsDay.optional(),
});

const generated = {
  method: 'GET',
  access: { kind: 'agent', roles: [0, 2], agentFrom: 'agentId', includes: 'gpt' },
  params: agentParams,
  query: narrowing,
  body: nothing,
  errors: [statisticsKeys.days],
} as const;

/** Conversations with generated answers, and how many answers, each day. */
const generatedDays = z.object({
  list: z.array(z.object({ date: statisticsDay, conversations: z.int(), answers: z.int() })),
});
export type GeneratedDays = z.infer<typeof generatedDays>['list'];

export const getGenAiChatList = endpoint({
  ...generated,
  path: '/statistics/genAiChatList/agentId/:agentId',
  summary: 'Chats with generated answers, each day from one to another',
  reply: generatedDays,
});

export const getGenAiVoiceList = endpoint({
  ...generated,
  path: '/statistics/genAiVoiceList/agentId/:agentId',
  summary: 'The same of phone calls',
  reply: generatedDays,
});

export const getGenAiVoiceForwardsList = endpoint({
  ...generated,
  path: '/statistics/genAiVoiceForwardsList/agentId/:agentId',
  summary: 'Phone calls with generated answers that were put through, each day from one to another',
  reply: z.object({ list: z.array(z.object({ date: statisticsDay, forwards: z.int() })) }),
});

export const getGenAiMostUsedWords = endpoint({
  ...generated,
  path: '/statistics/genAiMostUsedWords/agentId/:agentId',
  summary: `The words that most of the questions have to which answers were generated, without the small words of the language; at most ${statisticsTopMax}. Those of conversations that were anonymised are gone`,
  reply: z.object({
    list: z.array(z.object({ word: z.string(), count: z.int() })),
    /** Only the newest conversations were looked through. */
    isPart: z.boolean(),
  }),
});

export const getGenAiMostUsedUrls = endpoint({
  ...generated,
  path: '/statistics/genAiMostUsedURLs/agentId/:agentId',
  summary: `The pages that most generated answers rest on; at most ${statisticsTopMax}`,
  reply: z.object({ list: z.array(z.object({ url: z.string(), count: z.int() })) }),
});

const usedFlows = z.object({
  list: z.array(z.object({ intentId: id, title: z.string().nullable(), count: z.int() })),
});

export const getGenAiMostUsedChatIntents = endpoint({
  ...generated,
  path: '/statistics/genAiMostUsedChatIntents/agentId/:agentId',
  summary: `The flows that most generated answers in chats rest on, or let answer instead; at most ${statisticsTopMax}`,
  reply: usedFlows,
});

export const getGenAiMostUsedVoiceIntents = endpoint({
  ...generated,
  path: '/statistics/genAiMostUsedVoiceIntents/agentId/:agentId',
  summary: 'The same in phone calls',
  reply: usedFlows,
});

const generatedFile = {
  ...generated,
  query: narrowing.extend({ language: languageCode.default('da') }),
  fileReply: spreadsheetType,
  reply: nothing,
} as const;

export const exportGenAiChat = endpoint({
  ...generatedFile,
  path: '/statistics/getgenaichatstatsasexcel/agentId/:agentId',
  summary: 'A spreadsheet of chats with generated answers: by day, words, pages and flows',
});

export const exportGenAiVoice = endpoint({
  ...generatedFile,
  path: '/statistics/getgenaivoicestatsasexcel/agentId/:agentId',
  summary: 'The same of phone calls',
});
