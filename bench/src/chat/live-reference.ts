// The reference: ws passing on the same bytes. Sockets come in pairs, `/<number>/visitor` and `/<number>/staff`: what
// one sends goes to both. Once a second all of the staff get a list of what has changed, as the product's do.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** Bytes of a row of the chat list. */
const rowBytes = 600;
const listInterval = 1000;

const http = createServer();
const pairs = new Map<string, Set<WebSocket>>();
const staff = new Set<WebSocket>();
const changed = new Set<string>();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, request) => {
  const [, pair = '', side] = request.url?.split('/') ?? [];
  const members = pairs.get(pair) ?? new Set();
  pairs.set(pair, members.add(socket));
  if (side === 'staff') staff.add(socket);
  socket.on('message', (data: Buffer) => {
    changed.add(pair);
    for (const member of members) member.send(data, { binary: false });
  });
});
setInterval(() => {
  if (!changed.size) return;
  const list = Buffer.from(`l${'x'.repeat(rowBytes * changed.size)}`);
  changed.clear();
  for (const socket of staff) socket.send(list, { binary: false });
}, listInterval);
http.listen(0, '127.0.0.1', () => {
  console.log(`ready ${JSON.stringify({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` })}`);
});
