import { deviceKinds, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { accountOf } from '../agents/index.ts';
import type { Within } from './counted-within.ts';
import { countsOfAgent } from './counts-of-agent.ts';
import { exportGenerated } from './export-generated.ts';
import { exportStatistics } from './export-statistics.ts';
import { readChatRatings } from './read-chat-ratings.ts';
import { topCounts } from './read-counts.ts';
import { readChannelDays, readDays } from './read-day-totals.ts';
import {
  readGeneratedDays,
  readGeneratedForwards,
  readMostUsedFlows,
  readMostUsedUrls,
} from './read-generated.ts';
import { readMostUsedWords } from './read-most-used-words.ts';
import { readRatedConversations } from './read-rated-conversations.ts';
import { readTopActions, readTopFlows } from './read-top-flows.ts';
import { readTotals } from './read-totals.ts';
import { chosenSpan, monthSpan } from './span.ts';
import { spreadsheetsOf } from './spreadsheet.ts';

const { statistics } = endpoints;

interface Narrowing {
  selectedChat?: string | undefined;
  selectedPhone?: string | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
}

const within = (query: Narrowing, today: string): Within => ({
  ...chosenSpan(query, today),
  channelId: query.selectedChat ?? query.selectedPhone,
});
const inChats = (query: Narrowing, today: string) => ({ ...within(query, today), isOnPhone: false });
const inCalls = (query: Narrowing, today: string) => ({ ...within(query, today), isOnPhone: true });

export const statisticsRoutes = (
  app: App,
  counts = countsOfAgent(app),
  spreadsheets = async (agentId: string) =>
    spreadsheetsOf(app.workers, (await accountOf(app, agentId)) ?? agentId),
): Route[] => [
  route(statistics.getDeviceList, async ({ params: { agentId, year, month } }) => {
    const { scope } = await counts(agentId);
    const rows = await topCounts(scope, 'device', monthSpan(year, month));
    return {
      list: rows.flatMap(({ key, count }) => {
        const device = deviceKinds.find((kind) => kind === key);
        return device ? [{ device, count }] : [];
      }),
    };
  }),
  route(statistics.getTotalCountList, async ({ params }) => readTotals((await counts(params.agentId)).scope)),
  route(statistics.getIntentList, async ({ params }) => {
    const { agentId, year, month, languageId, statisticsIntentType } = params;
    const { scope } = await counts(agentId);
    const span = { ...monthSpan(year, month), languageId };
    return { list: await readTopFlows(scope, statisticsIntentType, span) };
  }),
  route(statistics.getIntentActionList, async ({ params: { agentId, year, month, languageId } }) => {
    const { scope } = await counts(agentId);
    return { list: await readTopActions(scope, { ...monthSpan(year, month), languageId }) };
  }),
  route(statistics.getTotalPrDayList, async ({ params: { agentId, year, month } }) => {
    const { scope, today } = await counts(agentId);
    return { list: await readDays(scope, monthSpan(year, month), today) };
  }),
  route(statistics.getTotalPrDayListGrouped, async ({ params: { agentId, year, month } }) => {
    const { scope, today } = await counts(agentId);
    return { list: await readChannelDays(scope, monthSpan(year, month), today) };
  }),
  route(statistics.getChatRatingList, async ({ params: { agentId, year, month } }) => {
    const { scope } = await counts(agentId);
    return { list: await readChatRatings(scope, monthSpan(year, month)) };
  }),
  route(statistics.getLikedIntentConversationList, async ({ params }) => {
    const { agentId, year, month, intentId, chatResponseFeedback: feedback } = params;
    const { scope } = await counts(agentId);
    return {
      list: await readRatedConversations(scope, { intentId, feedback, span: monthSpan(year, month) }),
    };
  }),
  route(statistics.exportStatistics, async ({ params, query }) => {
    const known = await counts(params.agentId);
    return exportStatistics(
      known,
      chosenSpan(params, known.today),
      query.language,
      await spreadsheets(params.agentId),
    );
  }),

  route(statistics.getGenAiChatList, async ({ params, query }) => {
    const { scope, today } = await counts(params.agentId);
    return { list: await readGeneratedDays(scope, inChats(query, today), today) };
  }),
  route(statistics.getGenAiVoiceList, async ({ params, query }) => {
    const { scope, today } = await counts(params.agentId);
    return { list: await readGeneratedDays(scope, inCalls(query, today), today) };
  }),
  route(statistics.getGenAiVoiceForwardsList, async ({ params, query }) => {
    const { scope, today } = await counts(params.agentId);
    return { list: await readGeneratedForwards(scope, inCalls(query, today), today) };
  }),
  route(statistics.getGenAiMostUsedWords, async ({ params, query }) => {
    const { scope, today, timeZone } = await counts(params.agentId);
    return readMostUsedWords(scope, within(query, today), timeZone);
  }),
  route(statistics.getGenAiMostUsedUrls, async ({ params, query }) => {
    const { scope, today } = await counts(params.agentId);
    return { list: await readMostUsedUrls(scope, within(query, today)) };
  }),
  route(statistics.getGenAiMostUsedChatIntents, async ({ params, query }) => {
    const { scope, today } = await counts(params.agentId);
    return { list: await readMostUsedFlows(scope, inChats(query, today)) };
  }),
  route(statistics.getGenAiMostUsedVoiceIntents, async ({ params, query }) => {
    const { scope, today } = await counts(params.agentId);
    return { list: await readMostUsedFlows(scope, inCalls(query, today)) };
  }),
  route(statistics.exportGenAiChat, async ({ params, query }) => {
    const known = await counts(params.agentId);
    return exportGenerated(
      known,
      inChats(query, known.today),
      query.language,
      await spreadsheets(params.agentId),
    );
  }),
  route(statistics.exportGenAiVoice, async ({ params, query }) => {
    const known = await counts(params.agentId);
    return exportGenerated(
      known,
      inCalls(query, known.today),
      query.language,
      await spreadsheets(params.agentId),
    );
  }),
];
