import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { FairWebSockets } from './fair-web-sockets.ts';

test('of messages that come together each has a turn of the event loop of its own', async () => {
  const times = 50;
  const http = createServer();
  const server = new FairWebSockets({ server: http });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => {
    client.terminate();
    server.close();
    http.close();
  });
  const [[atServer]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [
    [WebSocket],
    unknown,
  ];
  let turn = 0;
  const next = () => {
    turn++;
    immediate = setImmediate(next);
  };
  let immediate = setImmediate(next);
  onTestFinished(() => clearImmediate(immediate));
  const heardIn: number[] = [];
  const { promise: allHeard, resolve } = Promise.withResolvers<void>();
  atServer.on('message', () => heardIn.push(turn) === times && resolve());
  // One after another without waiting: they go out, and arrive, in one piece.
  for (let n = 0; n < times; n++) client.send('x');
  await allHeard;
  expect(new Set(heardIn).size).toBe(times);
});
