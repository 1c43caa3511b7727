import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf, defaultBodyLimit } from './body-bytes.ts';

/** How long a client may go on sending a body that nobody reads, in milliseconds, and how many bytes of it. */
const lingerFor = 2000;
const lingerBytes = 1024 * 1024;

/**
 * What to send when a call is answered before its body has arrived. Node would read on until the body ends, to use the
 * connection again; for a large one the connection is closed instead. A client that is still sending would then lose the
 * reply (RFC 9112, section 9.6): so the reply is sent, and what comes is dropped for a while before the end.
 */
export function closeUnread<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Payload | Readable {
  if (request.raw.complete || bytesOf(request) <= defaultBodyLimit) return payload;
  reply.header('connection', 'close');
  if (typeof payload !== 'string') return payload;
  reply.header('content-length', Buffer.byteLength(payload));
  return Readable.from(thenDrop(payload, request.raw));
}

async function* thenDrop(reply: string, request: IncomingMessage): AsyncGenerator<string> {
  yield reply;
  await dropBody(request);
}

/** Drops what comes of a body, until that ends, the client goes away, or it has been enough. */
async function dropBody(request: IncomingMessage): Promise<void> {
  if (request.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, lingerFor);
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes < lingerBytes) return;
    request.pause();
    resolve();
  });
  request.once('close', resolve);
  await promise;
  clearTimeout(timer);
}
