import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hubPath, widgetNamespace } from '@samtale/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AskerLimits } from '../limits/asker-limits.ts';
import { createHub, type Hub } from './create-hub.ts';

const http = createServer();
const clients: Socket[] = [];
let hub: Hub;
beforeAll(async () => {
  const points = { visitor: 1e6, user: 1e6, network: 1e6, company: 1e6 };
  const limits = new AskerLimits(points);
  hub = await createHub(http, { redisUrl: null, headers: {}, limits, points, trustedProxies: 0 });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await hub.close();
});

async function connect(transport: 'websocket' | 'polling'): Promise<Socket> {
  const { port } = http.address() as AddressInfo;
  const client = io(`http://127.0.0.1:${port}${widgetNamespace}`, { path: hubPath, transports: [transport] });
  clients.push(client);
  await new Promise<void>((resolve) => client.once('connect', resolve));
  return client;
}

test('the namespace that Socket.IO has by itself lets nobody in', async () => {
  const { port } = http.address() as AddressInfo;
  const client = io(`http://127.0.0.1:${port}`, { path: hubPath, transports: ['websocket'], forceNew: true });
  clients.push(client);
  const refused = new Promise<Error>((resolve, reject) => {
    client.once('connect_error', resolve);
    client.once('connect', () => reject(new Error('It was let in')));
  });
  expect((await refused).message).toBe('error.notFound');
});

test('one event reaches every socket whole and in order, over WebSocket and over polling', async () => {
  const listeners = [await connect('websocket'), await connect('polling'), await connect('websocket')];
  // Longer than a frame with the shortest header can be, and with letters of more than one byte.
  const deliveries = ['kort', 'å'.repeat(200), '🚲'.repeat(40_000)].map((chatToken) => ({
    chatToken,
    after: 0,
    upTo: 0,
    events: [],
  }));
  const heard = listeners.map(
    (listener) =>
      new Promise((resolve) => {
        const all: unknown[] = [];
        listener.on('delivery', (delivery) => all.push(delivery) === deliveries.length && resolve(all));
      }),
  );
  for (const delivery of deliveries) hub.widget.emit('delivery', delivery);
  expect(await Promise.all(heard)).toEqual(listeners.map(() => deliveries));
});
