import { type HubEvent, type HubEvents, staffEvents, widgetEvents } from '@samtale/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createId } from '../../src/platform/database/columns.ts';
import { answered, connectStaff, connectVisitor } from '../hub-clients.ts';
import { lengthenLog } from '../long-log.ts';
import { ordinaryPoints } from '../ordinary-points.ts';
import { type Visitor, visitorOf } from '../people.ts';
import { useBot } from '../use-agent.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ config: ordinaryPoints });
const { bot, staff } = useBot(server, beforeAll);
/** Another company, whose visitor is not to notice anything. */
const { bot: other } = useBot(server, beforeAll);
let visitor: Visitor;
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
});

/** So many messages are sent at once, and so many answers looked at. */
const sent = 2000;
const looked = 300;

/** What is sent of each event: every time something else, so that none is the same as one before. */
const payloads: Record<string, (n: number) => unknown> = {
  say: (n) => ({ clientId: createId(), text: `${n} ${'x'.repeat(200)}` }),
  catchUp: (n) => ({ after: n }),
  seen: (n) => ({ seq: n }),
  watch: (n) => ({ chatToken: visitor.chatToken, after: n }),
  unwatch: () => ({ chatToken: createId() }),
  typing: () => ({ chatToken: visitor.chatToken }),
  stoppedTyping: () => ({ chatToken: visitor.chatToken }),
  changeChatStatus: (n) => n % 2,
};

interface Answer {
  ok: boolean;
  code?: string;
  retryAfter?: number;
  value?: unknown;
}
type AnySocket = { emit(name: string, ...values: unknown[]): unknown };

/** Floods a socket with an event while somebody else says something; what was answered to the flood by then. */
async function flood(socket: AnySocket, name: string, isAnswered: boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < sent; n++) {
    const values = [payloads[name]?.(n), ...(isAnswered ? [(answer: Answer) => answers.push(answer)] : [])];
    socket.emit(name, ...values);
  }
  const quiet = await visitorOf(server, other.clientKey);
  const window = await connectVisitor(server, quiet.token);
  const said = await window.emitWithAck('say', { clientId: createId(), text: 'Hvornår har I åbent?' });
  expect(answered(said).events.map(({ event }) => event.type)).toContain('botSaid');
  if (isAnswered) {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(looked), { timeout: 15_000, interval: 5 });
  }
  return answers;
}

function expectBounded(answers: readonly Answer[], { cost, replyBytes }: HubEvent, points: number): void {
  const [done, refused] = [answers.filter(({ ok }) => ok), answers.filter(({ ok }) => !ok)];
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThanOrEqual(points / cost);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['tooManyRequests']));
  for (const { retryAfter = 0 } of refused) expect(retryAfter).toBeGreaterThan(0);
  for (const { value } of done)
    expect(Buffer.byteLength(JSON.stringify(value))).toBeLessThanOrEqual(replyBytes);
}

const entriesOf = (events: HubEvents) => Object.entries(events);

describe.each(entriesOf(widgetEvents))('a visitor floods with %s', (name, declared) => {
  test('and is bounded, while others are answered', async () => {
    await lengthenLog(server, visitor.chatToken, { messages: 300, letters: 1000 });
    const socket = await connectVisitor(server, visitor.token);
    const answers = await flood(socket as unknown as AnySocket, name, declared.reply !== null);
    if (declared.reply) expectBounded(answers, declared, ordinaryPoints.points.visitor);
  });
});

describe.each(entriesOf(staffEvents))('one of the staff floods with %s', (name, declared) => {
  test('and is bounded, while others are answered', async () => {
    await lengthenLog(server, visitor.chatToken, { messages: 300, letters: 1000 });
    const socket = await connectStaff(server, staff.token, bot.agentId);
    const answers = await flood(socket as unknown as AnySocket, name, declared.reply !== null);
    if (declared.reply) expectBounded(answers, declared, ordinaryPoints.points.user);
  });
});

test('every event has a flood here', () => {
  const names = [...entriesOf(widgetEvents), ...entriesOf(staffEvents)].map(([name]) => name);
  expect(Object.keys(payloads).toSorted()).toEqual([...new Set(names)].toSorted());
});

test('what is asked again before it was answered is neither read nor answered each time', async () => {
  const times = 100;
  const socket = await connectVisitor(server, visitor.token);
  const { promise: allCame, resolve: lastCame } = Promise.withResolvers<void>();
  let came = 0;
  const atServer = [...server.app.hub.widget.sockets.values()].find(({ id }) => id === socket.id);
  atServer?.onAny(() => ++came === times && lastCame());
  const { pool } = server.app.database;
  const isPage = (text: string) => text.includes('log-page') && text.includes(visitor.chatToken);
  const ask = pool.query.bind(pool) as (...query: unknown[]) => unknown;
  const query = vi.spyOn(pool, 'query').mockImplementation((async (...statement: unknown[]) => {
    if (isPage(JSON.stringify(statement))) await allCame;
    return ask(...statement);
  }) as typeof pool.query);
  const heard: number[] = [];
  for (let n = 0; n < times; n++) socket.emit('catchUp', { after: 0 }, () => heard.push(n));
  // After the flood in the socket's line, so answered after it.
  await socket.emitWithAck('say', { clientId: createId(), text: 'Hej' });
  expect(heard).toEqual([times - 1]);
  const pages = query.mock.calls.filter(([asked]) => isPage(JSON.stringify(asked)));
  query.mockRestore();
  expect(pages).toHaveLength(1);
});

test('a person is bounded over all their windows together', async () => {
  const windows = await Promise.all(Array.from({ length: 5 }, () => connectVisitor(server, visitor.token)));
  let done = 0;
  let refused = 0;
  // One after another in each window, so that only the person's points are in the way.
  await Promise.all(
    windows.map(async (window) => {
      for (let n = 0; n < 100; n++) {
        const answer = await window.emitWithAck('catchUp', { after: n });
        if (answer.ok) done++;
        else refused++;
      }
    }),
  );
  expect(refused).toBeGreaterThan(0);
  // What came back meanwhile is little: a minute gives as much again.
  expect(done).toBeLessThan((1.5 * ordinaryPoints.points.visitor) / widgetEvents.catchUp.cost);
});
