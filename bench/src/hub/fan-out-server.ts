import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a fan-out bench: `POST /send` is answered at once, and `send` is called after that.
 * `prepare` attaches the sockets and returns `send`. Prints the `ready` line.
 */
export async function serveFanOut(
  prepare: (http: Server) => Promise<() => void> | (() => void),
): Promise<void> {
  const http = createServer((request, response) => {
    if (request.method === 'POST') response.once('finish', () => setImmediate(send));
    response.writeHead(204).end();
  });
  const send = await prepare(http);
  http.listen(0, '127.0.0.1', () => {
    const { port } = http.address() as AddressInfo;
    console.log(`ready ${JSON.stringify({ port })}`);
  });
}
