import { endpoints, logPageBytes } from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answered, connectStaff, connectVisitor } from '../hub-clients.ts';
import { lengthenLog } from '../long-log.ts';
import { type Visitor, visitorOf } from '../people.ts';
import { useBot } from '../use-agent.ts';
import { useServer } from '../use-server.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeAll);
let visitor: Visitor;
const messages = 400;
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
  await lengthenLog(server, visitor.chatToken, { messages, letters: 1000 });
});

interface Page {
  after?: number;
  upTo: number;
  events: readonly { seq: number }[];
  reset?: true | undefined;
  cursor?: string | undefined;
}

/** Reads a log to its end as clients do, and gives the pages. */
async function read(
  ask: (place: { after: number; cursor?: string }) => Promise<Page>,
  after = 0,
): Promise<Page[]> {
  const pages = [await ask({ after })];
  for (let last = pages[0]; last?.cursor && pages.length < 40; last = pages.at(-1))
    pages.push(await ask({ after: last.upTo, cursor: last.cursor }));
  return pages;
}

const lengthOf = (page: Page) => Buffer.byteLength(JSON.stringify(page.events));
const seqsOf = (pages: Page[]) => pages.flatMap(({ events }) => events.map(({ seq }) => seq));

/** The ways to read a log. */
const ways = {
  'a visitor over the hub': async () => {
    const socket = await connectVisitor(server, visitor.token);
    return async (place: { after: number; cursor?: string }) =>
      answered(await socket.emitWithAck('catchUp', place));
  },
  'a visitor over HTTP': async () => (query: { after: number; cursor?: string }) =>
    visitor.call(endpoints.widgets.getVisitorEvents, { query }),
  'the staff over the hub': async () => {
    const socket = await connectStaff(server, staff.token, bot.agentId);
    return async (place: { after: number; cursor?: string }) =>
      answered(await socket.emitWithAck('watch', { chatToken: visitor.chatToken, ...place }));
  },
  'the staff over HTTP': async () => async (query: { after: number; cursor?: string }) => {
    const params = { chatToken: visitor.chatToken };
    const { events, reset, cursor } = await staff.call(endpoints.conversations.getChat, { params, query });
    return { events, reset, cursor, upTo: events.at(-1)?.seq ?? query.after };
  },
};

test.each(Object.entries(ways))('%s reads a long log in pages, each event once', async (_, way) => {
  const pages = await read(await way());
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(lengthOf(page)).toBeLessThan(1.5 * logPageBytes);
  const seqs = seqsOf(pages);
  expect(seqs.slice(-messages)).toEqual(
    Array.from({ length: messages }, (_, i) => seqs.length - messages + i + 1),
  );
  expect(new Set(seqs).size).toBe(seqs.length);
});

test.each(Object.entries(ways))('%s who had a log that was erased begins again once', async (_, way) => {
  // Without its words it still has more than a page.
  await lengthenLog(server, visitor.chatToken, { messages: 6000, letters: 50 });
  const ask = await way();
  const first = await ask({ after: 0 });
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  await staff.call(endpoints.conversations.anonymizeChatData, { params });
  const pages = await read(ask, first.upTo);
  expect(pages.findIndex(({ reset }) => reset)).toBeLessThan(pages.length - 1);
  expect(pages.filter(({ reset }) => reset)).toHaveLength(1);
  expect(pages.at(-1)?.cursor).toBeUndefined();
});

test('the newest events of a long conversation are read from its end, as many as a page holds', async () => {
  const params = { chatToken: visitor.chatToken };
  const chat = await staff.call(endpoints.conversations.getChat, { params, query: { latest: 10 } });
  const whole = await staff.call(endpoints.conversations.getChat, { params, query: { latest: 100_000 } });
  expect(chat.events.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, i) => chat.seq - 9 + i));
  expect(whole.events.at(-1)?.seq).toBe(chat.seq);
  expect(lengthOf({ upTo: 0, events: whole.events })).toBeLessThan(1.5 * logPageBytes);
});
