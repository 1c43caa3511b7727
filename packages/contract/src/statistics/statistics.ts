import { actionKinds } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, languageCode, nothing, timestamp } from '../calls/primitives.ts';
import { IntegrationType } from '../conversations/channels.ts';
import {
  ChatResponseFeedback,
  deviceKinds,
  monthParams,
  StatisticsIntentType,
  spreadsheetType,
  statisticsCall,
  statisticsConversationMax,
  statisticsDay,
  statisticsKeys,
  statisticsTopMax,
} from './statistics-rules.ts';

const monthOfLanguageParams = monthParams.extend({ languageId: id });

/** A flow and how often; without a title where the flow is gone. */
const countedFlow = z.object({
  /** Null for answers that no flow gave. */
  intentId: id.nullable(),
  title: z.string().nullable(),
  count: z.int(),
});
export type CountedFlow = z.infer<typeof countedFlow>;

export const getDeviceList = endpoint({
  ...statisticsCall,
  path: '/statistics/deviceList/agentId/:agentId/year/:year/month/:month',
  summary:
    'What visitors of the month sat at, the most first; those whose browser was not noted are left out',
  params: monthParams,
  reply: z.object({ list: z.array(z.object({ device: z.enum(deviceKinds), count: z.int() })) }),
  provides: [],
});

export const getTotalCountList = endpoint({
  ...statisticsCall,
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
  provides: [],
});

export const getIntentList = endpoint({
  ...statisticsCall,
  path: '/statistics/intentList/agentId/:agentId/languageId/:languageId/statisticsIntentType/:statisticsIntentType/year/:year/month/:month',
  summary: `The flows of a language that were shown, liked or disliked most in the month, or acted most; at most ${statisticsTopMax}`,
  params: monthOfLanguageParams.extend({
    statisticsIntentType: z.coerce.number().pipe(z.literal(Object.values(StatisticsIntentType))),
  }),
  reply: z.object({ list: z.array(countedFlow) }),
  provides: [],
});

export const getIntentActionList = endpoint({
  ...statisticsCall,
  path: '/statistics/intentActionList/agentId/:agentId/languageId/:languageId/year/:year/month/:month',
  summary: `The actions that flows of a language performed most in the month; at most ${statisticsTopMax}`,
  params: monthOfLanguageParams,
  reply: z.object({ list: z.array(countedFlow.extend({ action: z.enum(actionKinds) })) }),
  provides: [],
});

export const getLikedIntentConversationList = endpoint({
  ...statisticsCall,
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
  provides: [],
});

export const exportStatistics = endpoint({
  ...statisticsCall,
  path: '/statistics/extractstatsasexcel/agentId/:agentId/fromdate/:fromDate/todate/:toDate',
  summary:
    'A spreadsheet of what was counted from a day to another: by day and channel, flows, actions and devices',
  params: agentParams.extend({ fromDate: statisticsDay, toDate: statisticsDay }),
  query: z.object({ language: languageCode.default('da') }),
  cost: 100,
  fileReply: spreadsheetType,
  reply: nothing,
  errors: [statisticsKeys.days],
});
