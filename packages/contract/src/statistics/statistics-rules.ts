import { z } from 'zod';
import { agentParams, calendarDay, id, nothing } from '../calls/primitives.ts';
import { roleGroups } from '../calls/roles.ts';

/** Which flows a list names. */
export const StatisticsIntentType = { topShown: 1, topLiked: 2, topDisliked: 3, topAction: 4 } as const;
export type StatisticsIntentType = (typeof StatisticsIntentType)[keyof typeof StatisticsIntentType];

/** What a visitor thinks of an answer. */
export const ChatResponseFeedback = { like: 1, dislike: 2 } as const;
export type ChatResponseFeedback = (typeof ChatResponseFeedback)[keyof typeof ChatResponseFeedback];

/** What visitors sit at, as their browser says; `other` where it does not say. */
export const deviceKinds = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Longest list of flows, of words and the like. */
export const statisticsTopMax = 20;
/** Longest list of conversations. */
export const statisticsConversationMax = 100;
/** Longest span of a call that takes days, in days. */
export const statisticsDaysMax = 400;
/** How many of the newest conversations words are looked for in. */
export const wordConversationsMax = 2000;

/** The content type of a spreadsheet. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const statisticsKeys = { days: 'statistics.days' } as const;

/** A day in the agent's time zone, `2026-11-20`. */
export const statisticsDay = calendarDay;

const wholeYear = z.coerce.number().int().min(2000).max(2999);
const wholeMonth = z.coerce.number().int().min(1).max(12);
export const monthParams = agentParams.extend({ year: wholeYear, month: wholeMonth });

/** What the calls of the statistics have in common. */
export const statisticsCall = {
  method: 'GET',
  access: {
    kind: 'agent',
    roles: roleGroups.chatDeveloper,
    agentFrom: 'agentId',
    includes: 'conversationAI',
  },
  query: nothing,
  body: nothing,
  cost: 10,
} as const;

/** Of one widget or phone, or of all; the last thirty days unless told. */
export const generationNarrowing = z.object({
  selectedChat: id.optional(),
  selectedPhone: id.optional(),
  fromDate: statisticsDay.optional(),
  toDate: statisticsDay.optional(),
});

/** What the calls of the GenAI statistics have in common. */
export const generationCall = {
  method: 'GET',
  access: { kind: 'agent', roles: roleGroups.chatDeveloper, agentFrom: 'agentId', includes: 'gpt' },
  params: agentParams,
  query: generationNarrowing,
  body: nothing,
  errors: [statisticsKeys.days],
} as const;
