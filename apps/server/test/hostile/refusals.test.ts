import { once } from 'node:events';
import { connect } from 'node:net';
import { addressOf, endpoints } from '@samtale/contract';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ordinaryPoints } from '../ordinary-points.ts';
import { type Visitor, visitorOf } from '../people.ts';
import { useBot } from '../use-agent.ts';
import { useServer } from '../use-server.ts';

const points = { ...ordinaryPoints.points, visitor: 20 };
const server = useServer({ config: { points, trustedProxies: 1 } });
const { bot } = useBot(server, beforeAll);
const { getVisitorEvents } = endpoints.widgets;
let visitor: Visitor;
let quiet: Visitor;
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
  quiet = await visitorOf(server, bot.clientKey);
  await spendAll(visitor);
  // Time stands still unless it is moved, so that slow is not what a busy machine makes slow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  time = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** On the clock of the process, in milliseconds. */
let time = 0;
function pass(milliseconds: number): void {
  time += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

let networks = 0;
/** One from which nobody has asked for anything. */
const newNetwork = () => `192.0.2.${++networks}`;

/** The status that a visitor's call is answered with that comes from a network. */
async function ask({ token }: Visitor, network: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': network };
  const response = await fetch(`${server.url}/api${addressOf(getVisitorEvents)}`, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** Asks until there are no points left. */
async function spendAll(who: Visitor): Promise<void> {
  while ((await ask(who, newNetwork())) === 200);
}

/** Asks so often at once; `count` of those that are answered. */
function askOften(network: string, times: number) {
  const statuses: number[] = [];
  const all = Promise.all(
    Array.from({ length: times }, async () => void statuses.push(await ask(visitor, network))),
  );
  return {
    statuses,
    all,
    /** Resolves once so many are answered. */
    answered: async (count: number) => {
      while (statuses.length < count) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('those who ask over and over are refused slowly, while others are answered and refused at once', async () => {
  const flood = askOften(newNetwork(), 60);
  await flood.answered(20);
  expect(await ask(quiet, newNetwork())).toBe(200);
  await spendAll(quiet);
  const elsewhere = newNetwork();
  for (let n = 0; n < 20; n++) expect(await ask(quiet, elsewhere)).toBe(429);
  expect(flood.statuses).toHaveLength(20);

  pass(500);
  await flood.answered(30);
  expect(await ask(quiet, newNetwork())).toBe(429);
  expect(flood.statuses).toHaveLength(30);

  pass(500);
  await flood.all;
  expect(new Set(flood.statuses)).toEqual(new Set([429]));
});

test('a connection on which more is asked while a refusal waits is closed', async () => {
  const network = newNetwork();
  await askOften(network, 20).all;
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    `GET /api${addressOf(getVisitorEvents)} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${visitor.token}`,
    `x-forwarded-for: ${network}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`.repeat(500));
  const received = socket.toArray();
  // Answered after what the socket has sent.
  await ask(quiet, newNetwork());
  pass(1000);
  const text = (await received).join('');
  expect(text.match(/HTTP\/1.1 429/g)).toHaveLength(2);
  expect(text.match(/connection: close/g)).toHaveLength(1);
});
