import { socketsOfPerson, unreadBytes } from '@samtale/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createId } from '../../src/platform/database/columns.ts';
import { conversationRoom } from '../../src/platform/hub/rooms.ts';
import { connectVisitor, type WidgetClient } from '../hub-clients.ts';
import { type Visitor, visitorOf } from '../people.ts';
import { useBot } from '../use-agent.ts';
import { useServer } from '../use-server.ts';

const server = useServer();
const { bot } = useBot(server, beforeAll);
let visitor: Visitor;
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
});

/** The client takes nothing more from the network; what it is sent fills the buffers between, then the server's. */
const stopReading = (client: WidgetClient) =>
  (client.io.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();

const goOnReading = (client: WidgetClient) =>
  (client.io.engine.transport as unknown as { ws: { resume(): void } }).ws.resume();

/** A delivery of 100 kB to all windows of the visitor. */
function deliver(): void {
  const { chatToken } = visitor;
  const event = { type: 'endUserSaid', text: 'x'.repeat(100_000) } as const;
  const logged = { seq: 1, at: new Date(0).toISOString(), clientId: null, event };
  const delivery = { chatToken, after: 0, upTo: 1, events: [logged] };
  server.app.hub.widget.to(conversationRoom(chatToken)).emit('delivery', delivery as never);
}

function connectionOf(chatToken: string) {
  const socket = [...server.app.hub.widget.sockets.values()].find(
    ({ data }) => data.conversationId === chatToken,
  );
  if (!socket) throw new Error('The visitor has no window');
  return { socket, connection: server.app.hub.connections.of(socket.conn) };
}

test('nothing is read for a client that does not read, until it does', async () => {
  const client = await connectVisitor(server, visitor.token);
  const { socket, connection } = connectionOf(visitor.chatToken);
  stopReading(client);
  while (connection.unread <= unreadBytes.pause) {
    deliver();
    // The system's buffers take what they can.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const query = vi.spyOn(server.app.database.pool, 'query');
  const arrived = new Promise((resolve) => socket.conn.once('packet', resolve));
  const answer = client.emitWithAck('catchUp', { after: 0 });
  await arrived;
  await visitor.say('Hej');
  const pages = () => query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('log-page'));
  expect(pages()).toHaveLength(0);
  goOnReading(client);
  expect(await answer).toMatchObject({ ok: true });
  expect(pages()).toHaveLength(1);
  query.mockRestore();
});

test('a client that does not read is closed by the bytes that wait for it', async () => {
  const client = await connectVisitor(server, visitor.token);
  const { connection } = connectionOf(visitor.chatToken);
  client.io.reconnection(false);
  const closed = new Promise((resolve) => connectionOf(visitor.chatToken).socket.once('disconnect', resolve));
  stopReading(client);
  let isOpen = true;
  void closed.then(() => {
    isOpen = false;
  });
  let most = 0;
  while (isOpen) {
    deliver();
    most = Math.max(most, connection.unread);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most).toBeGreaterThan(unreadBytes.pause);
  expect(most).toBeLessThan(unreadBytes.close + 2 * 100_100);
  // Who reads is not closed, and has lost nothing: the log is asked for again.
  const again = await connectVisitor(server, visitor.token);
  expect(await again.emitWithAck('say', { clientId: createId(), text: 'Hej' })).toMatchObject({ ok: true });
});

test('a person has so many windows at a time', async () => {
  for (let n = 0; n < socketsOfPerson; n++) await connectVisitor(server, visitor.token);
  await expect(connectVisitor(server, visitor.token)).rejects.toThrow('error.tooManyRequests');
  // Another visitor is not concerned.
  const other = await visitorOf(server, bot.clientKey);
  await connectVisitor(server, other.token);
});
