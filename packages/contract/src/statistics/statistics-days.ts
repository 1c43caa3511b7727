import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { IntegrationType } from '../conversations/channels.ts';
import { ratingMax } from '../conversations/conversations.ts';
import { monthParams, statisticsCall, statisticsDay } from './statistics-rules.ts';

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

const dayList = z.object({ list: z.array(dayTotals.extend({ date: statisticsDay })) });
export type DayList = z.infer<typeof dayList>['list'];

export const getTotalPrDayList = endpoint({
  ...statisticsCall,
  path: '/statistics/totalPrDayList/agentId/:agentId/year/:year/month/:month',
  summary: 'What was counted on each day of the month up to today, in the agent’s time zone',
  params: monthParams,
  reply: dayList,
  provides: [],
});

export const getTotalPrDayListGrouped = endpoint({
  ...statisticsCall,
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
  provides: [],
});

/** How many conversations were given so many stars on a day. */
const ratedDay = z.object({
  date: statisticsDay,
  stars: z.int().min(1).max(ratingMax),
  count: z.int(),
});
export type RatedDay = z.infer<typeof ratedDay>;

export const getChatRatingList = endpoint({
  ...statisticsCall,
  path: '/statistics/chatRatingList/agentId/:agentId/year/:year/month/:month',
  summary:
    'How many conversations were given which stars on each day of the month; a conversation counts on the day it was first rated, with the stars it was given last',
  params: monthParams,
  reply: z.object({ list: z.array(ratedDay) }),
  provides: [],
});
