import { actionKinds } from '@samtale/dialog';
import { z } from 'zod';
import { IntegrationType } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { agentParams, id, languageCode, nothing, timestamp } from './primitives.ts';

/** Which flows a list names (spec 2 section 3, "Stats intent type"). */
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

/** What is counted of a day. A conversation counts on the day it began. */
export const dayTotals = z.object({
  conversations: z.int(),
  /** What visitors, the bot and people of the staff said. */
  visitorMessages: z.int(),
  botMessages: z.int(),
  staffMessages: z.int(),
  /** Visitors' questions that nothing covered. */
  unsolvedQuestions: z.int(),
  /** Visitors who asked for a person, and conversations that a person took. */
  handOvers: z.int(),
  takeOvers: z.int(),
  /** Answers that visitors liked, and did not. */
  likes: z.int(),
  dislikes: z.int(),
  /** Phone calls that were put through, and that were ended by the bot. */
  callsForwarded: z.int(),
  callsEnded: z.int(),
});
export type DayTotals = z.infer<typeof dayTotals>;

/** A day in the agent's time zone, `2026-11-20`. */
export const statisticsDay = z.iso.date();

const wholeYear = z.coerce.number().int().min(2000).max(2999);
const wholeMonth = z.coerce.number().int().min(1).max(12);
const monthParams = agentParams.extend({ year: wholeYear, month: wholeMonth });
const monthOfLanguageParams = monthParams.extend({ languageId: id });

const statistics = {
  method: 'GET',
  access: { kind: 'agent', roles: [0, 2], agentFrom: 'agentId', includes: 'conversationAI' },
  query: nothing,
  body: nothing,
} as const;

/** A flow and how often; without a title where the flow is gone. */
const countedFlow = z.object({
  /** Null for answers that no flow gave. */
  intentId: id.nullable(),
  title: z.string().nullable(),
  count: z.int(),
});
export type CountedFlow = z.infer<typeof countedFlow>;

export const getDeviceList = endpoint({
  ...statistics,
  path: '/statistics/deviceList/agentId/:agentId/year/:year/month/:month',
  summary:
    'What visitors of the month sat at, the most first; those whose browser was not noted are left out',
  params: monthParams,
  reply: z.object({ list: z.array(z.object({ device: z.enum(deviceKinds), count: z.int() })) }),
});

export const getTotalCountList = endpoint({
  ...statistics,
  path: '/statistics/totalCountList/agentId/:agentId',
  summary: 'What there has been in all, by channel, and since which day',
  params: agentParams,
  reply: z.object({
    /** Of the first conversation; null before there is one. */
    since: statisticsDay.nullable(),
    list: z.array(
      z.object({
        integrationType: z.literal(Object.values(IntegrationType)),
        conversations: z.int(),
        messages: z.int(),
      }),
    ),
  }),
});

export const getIntentList = endpoint({
  ...statistics,
  path: '/statistics/intentList/agentId/:agentId/languageId/:languageId/statisticsIntentType/:statisticsIntentType/year/:year/month/:month',
  summary: `The flows of a language that were shown, liked or disliked most in the month, or acted most; at most ${statisticsTopMax}`,
  params: monthOfLanguageParams.extend({
    statisticsIntentType: z.coerce.number().pipe(z.literal(Object.values(StatisticsIntentType))),
  }),
  reply: z.object({ list: z.array(countedFlow) }),
});

export const getIntentActionList = endpoint({
  ...statistics,
  path: '/statistics/intentActionList/agentId/:agentId/languageId/:languageId/year/:year/month/:month',
  summary: `The actions that flows of a language performed most in the month; at most ${statisticsTopMax}`,
  params: monthOfLanguageParams,
  reply: z.object({ list: z.array(countedFlow.extend({ action: z.enum(actionKinds) })) }),
});

const dayList = z.object({ list: z.array(dayTotals.extend({ date: statisticsDay })) });
export type DayList = z.infer<typeof dayList>['list'];

export const getTotalPrDayList = endpoint({
  ...statistics,
  path: '/statistics/totalPrDayList/agentId/:agentId/year/:year/month/:month',
  summary: 'What was counted on each day of the month up to today, in the agent’s time zone',
  params: monthParams,
  reply: dayList,
});

export const getTotalPrDayListGrouped = endpoint({
  ...statistics,
  path: '/statistics/totalPrDayList/agentId/:agentId/year/:year/month/:month/grouped',
  summary: 'The same by channel; of channels on which nothing happened all month there are none',
  params: monthParams,
  reply: z.object({
    list: z.array(
      dayTotals.extend({
        date: statisticsDay,
        integrationType: z.literal(Object.values(IntegrationType)),
      }),
    ),
  }),
});

export const getLikedIntentConversationList = endpoint({
  ...statistics,
  path: '/statistics/likedIntentConversationList/agentId/:agentId/intentId/:intentId/chatResponseFeedback/:chatResponseFeedback/year/:year/month/:month',
  summary: `The conversations of the month in which a flow’s answer was liked, or disliked, the newest first; the id of zeros is for answers that no flow gave. At most ${statisticsConversationMax}`,
  params: monthParams.extend({
    intentId: id,
    chatResponseFeedback: z.coerce.number().pipe(z.literal(Object.values(ChatResponseFeedback))),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        chatToken: id,
        integrationType: z.literal(Object.values(IntegrationType)),
        startedAt: timestamp,
        lastMessage: z.string(),
        /** What the visitor wrote with it; may be empty. */
        text: z.string(),
      }),
    ),
  }),
});

/** The content type of a spreadsheet. */
export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const statisticsKeys = { days: 'statistics.days' } as const;

export const exportStatistics = endpoint({
  ...statistics,
  path: '/statistics/extractstatsasexcel/agentId/:agentId/fromdate/:fromDate/todate/:toDate',
  summary:
    'A spreadsheet of what was counted from a day to another: by day and channel, flows, actions and devices',
  params: agentParams.extend({ fromDate: statisticsDay, toDate: statisticsDay }),
  query: z.object({ language: languageCode.default('da') }),
  fileReply: spreadsheetType,
  reply: nothing,
  errors: [statisticsKeys.days],
});
