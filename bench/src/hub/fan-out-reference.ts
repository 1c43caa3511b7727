// The reference: ws sending the same bytes, encoded once, to every client.
import { WebSocketServer } from 'ws';
import { fanOutEvent, frameOf } from './fan-out-event.ts';
import { serveFanOut } from './fan-out-server.ts';

await serveFanOut((http) => {
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  return () => {
    const frame = Buffer.from(frameOf(fanOutEvent()));
    for (const socket of sockets.clients) socket.send(frame, { binary: false });
  };
});
