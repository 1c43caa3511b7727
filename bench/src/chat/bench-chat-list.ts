import { join } from 'node:path';
import { ChatFilter, createClient, endpoints, RequestType } from '@samtale/contract';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { root, startProcess } from '../process/start-process.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { startPostgres } from '../server/start-postgres.ts';
import { answering } from './create-conversations.ts';

const conversationCount = 1_000_000;
const mostMs = 100;

interface ConversationServer {
  url: string;
  agentId: string;
  userId: string;
  token: string;
}

/** Nothing; words that stand everywhere, in a tenth, in a hundredth, in one; a beginning; a form; what nobody said. */
const texts = [
  undefined,
  'hvordan',
  'faktura',
  'betale abonnementet',
  'nummer 471100',
  'levering nummer 4711',
  'afbestil',
  'kørekortet',
  'ikkefundet',
];
const tabs = ['all', 'mine', 'awaiting', 'current', 'other'] as const;
const narrowings = [
  {},
  { filter: [ChatFilter.interactive] },
  { filter: [ChatFilter.withParameter] },
  { integrationType: 4 as const },
  { page: 40 },
  ...Object.values(answering).map((intentId) => ({ intentId })),
  { intentId: answering.some, filter: [ChatFilter.interactive] },
  { intentId: answering.few, integrationType: 4 as const },
];

/** Every tab of the chat list, with every search and filter, one after another, on PostgreSQL. */
export async function benchChatList({ quick }: BenchOptions): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  try {
    const count = quick ? conversationCount / 100 : conversationCount;
    const server = await startProcess<ConversationServer>(
      [join(root, 'bench/src/chat/conversation-server.ts'), String(count)],
      { PORT: '0', DATABASE_URL: postgres.url },
    );
    try {
      const { lists, counts, ofFlow } = await measure(server.ready, quick ? 1 : 3);
      const what = `chat list, ${count} conversations, PostgreSQL`;
      return [
        atMost(ownFigure(`${what}: p95`, percentile(lists, 0.95), 'ms'), mostMs),
        shown(ownFigure(`${what}: median`, median(lists), 'ms')),
        atMost(ownFigure(`${what}: counts of the tabs, p95`, percentile(counts, 0.95), 'ms'), mostMs),
        atMost(ownFigure(`${what}: counts with a flow, p95`, percentile(ofFlow, 0.95), 'ms'), mostMs),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Milliseconds of every list and of the counts, after a round that is not counted. */
async function measure({ url, agentId, userId, token }: ConversationServer, rounds: number) {
  const call = createClient({ baseUrl: `${url}/api`, token: () => token });
  const { getChatList, getUserChatList, getChatCounts } = endpoints.conversations;
  const lists: number[] = [];
  const counts: number[] = [];
  const ofFlow: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const tab of tabs) {
      for (const searchText of texts) {
        for (const narrowing of narrowings) {
          const query = { rowsPerPage: 20, ...narrowing, ...(searchText && { searchText }) };
          const started = performance.now();
          await (tab === 'mine'
            ? call(getUserChatList, { params: { agentId, userId }, query })
            : call(getChatList, { params: { agentId }, query: { ...query, requestType: RequestType[tab] } }));
          if (round > 0) lists.push(performance.now() - started);
          if (process.env.SLOW && performance.now() - started > Number(process.env.SLOW))
            console.error(
              tab,
              searchText,
              JSON.stringify(narrowing),
              Math.round(performance.now() - started),
            );
        }
      }
    }
    for (const intentId of [undefined, ...Object.values(answering)]) {
      for (let i = 0; i < 10; i++) {
        const started = performance.now();
        await call(getChatCounts, { params: { agentId }, query: { ...(intentId && { intentId }) } });
        if (round > 0) (intentId ? ofFlow : counts).push(performance.now() - started);
      }
    }
  }
  return { lists, counts, ofFlow };
}
