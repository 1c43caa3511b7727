import { once } from 'node:events';
import { connect, type Socket as NetSocket } from 'node:net';
import { createClient, endpoints } from '@samtale/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createId } from '../../src/platform/database/columns.ts';
import { freshDatabase } from '../fresh-database.ts';
import { connectVisitor, type WidgetClient } from '../hub-clients.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

/** A server that is told to stop has to be gone by then, in milliseconds; 10 s are its own time. */
const goneWithin = 12_000;

async function startServer(): Promise<{
  server: ServerProcess;
  place: Awaited<ReturnType<typeof freshDatabase>>;
}> {
  const place = await freshDatabase();
  onTestFinished(() => place.remove());
  const server = await startServerProcess(place);
  onTestFinished(() => server.kill());
  return { server, place };
}

/** Sends the beginning of a request and nothing more. */
async function halfSend(server: ServerProcess, text: string): Promise<NetSocket> {
  const { hostname, port } = new URL(server.ready.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
const halfHeaders = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const halfBody = `${halfHeaders}content-length: 100\r\n\r\n{"userName":`;

async function stop(server: ServerProcess): Promise<number | null> {
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  const [code] = await Promise.race([
    ended,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('It has not stopped')), goneWithin).unref(),
    ),
  ]);
  return code;
}

async function visitorAt(server: ServerProcess) {
  const { url, widget } = server.ready;
  const clientKey = widget.split('/').at(-1) ?? '';
  const call = createClient({ baseUrl: `${url}/api`, token: () => null });
  return call(endpoints.widgets.startConversation, { params: { clientKey }, body: { language: 'da' } });
}

const stopReading = (client: WidgetClient) =>
  (client.io.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();

test('a server stops in time whatever hangs, loses nothing it has acknowledged, and lets its successor in', async () => {
  const { server, place } = await startServer();
  for (const text of [halfHeaders, halfBody]) for (let n = 0; n < 10; n++) await halfSend(server, text);
  const { token } = await visitorAt(server);
  const mute = await connectVisitor(server.ready, (await visitorAt(server)).token);
  stopReading(mute);
  const talker = await connectVisitor(server.ready, token);
  talker.io.reconnection(false);
  const acknowledged: string[] = [];
  const say = async () => {
    const clientId = createId();
    const answer = await talker.timeout(2000).emitWithAck('say', { clientId, text: 'Hej' });
    if (answer.ok) acknowledged.push(clientId);
  };
  await say();
  let isStopping = true;
  const talking = (async () => {
    while (isStopping && talker.connected) await say().catch(() => undefined);
  })();
  expect(await stop(server)).toBe(0);
  isStopping = false;
  talker.disconnect();
  await talking;
  expect(acknowledged.length).toBeGreaterThan(0);

  const successor = await startServerProcess(place);
  onTestFinished(() => successor.kill());
  const call = createClient({ baseUrl: `${successor.ready.url}/api`, token: () => token });
  const { events } = await call(endpoints.widgets.getVisitorEvents);
  const stored = new Set(events.map(({ clientId }) => clientId));
  expect(acknowledged.filter((clientId) => !stored.has(clientId))).toEqual([]);
}, 60_000);

test('clients of the hub connect again by themselves when a server stops', async () => {
  const { server } = await startServer();
  const client = await connectVisitor(server.ready, (await visitorAt(server)).token);
  const left = new Promise((resolve) => client.once('disconnect', resolve));
  await stop(server);
  // Of `io server disconnect` Socket.IO would not try again.
  expect(await left).toBe('transport close');
  expect(client.active).toBe(true);
}, 60_000);

test('who asks a second time does not wait', async () => {
  const { server } = await startServer();
  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setImmediate(resolve));
  server.child.kill('SIGTERM');
  await ended;
}, 60_000);
