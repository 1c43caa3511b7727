import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { addressOf, type Endpoint } from '@samtale/contract';
import { onTestFinished } from 'vitest';

interface RawReply {
  status: number;
  /** The line and the headers, in small letters. */
  head: string;
  reply: unknown;
}

/** A call of which the test sends as much as it likes. */
export interface HalfSentCall {
  socket: Socket;
  /** The same connection as the server has it. */
  atServer: Socket;
  send(bytes: number): void;
  /** Resolves with what was replied. Rejects when the connection ends without. */
  replied: Promise<RawReply>;
}

interface Begun {
  token: string;
  params: Record<string, string>;
  query?: Record<string, unknown>;
  /** That the body is said to have. */
  bytes: number;
}

/** Sends the head of a call that brings bytes. Resolves once the server has read that. The test's end ends it. */
export async function beginCall(url: string, endpoint: Endpoint, begun: Begun): Promise<HalfSentCall> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const replied = readReply(socket);
  // Some tests do not ask for it.
  replied.catch(() => undefined);
  const atServer = serverSideOf(socket);
  const head = [
    `${endpoint.method} /api${addressOf(endpoint, begun.params, begun.query)} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${begun.token}`,
    'content-type: application/octet-stream',
    `content-length: ${begun.bytes}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return {
    socket,
    atServer: await atServer,
    send: (length) => void socket.write(Buffer.alloc(length)),
    replied,
  };
}

async function readReply(socket: Socket): Promise<RawReply> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk;
    const [head = '', body] = text.split('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (body === undefined || Buffer.byteLength(body) < length) continue;
    const status = Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]);
    return { status, head: head.toLowerCase(), reply: JSON.parse(body) };
  }
  throw new Error('The connection has ended without a reply');
}

function serverSideOf({ localPort }: Socket): Promise<Socket> {
  return new Promise((resolve) => {
    const channel = 'http.server.request.start';
    const look = (message: unknown) => {
      const { socket } = message as { socket: Socket };
      if (socket.remotePort !== localPort) return;
      unsubscribe(channel, look);
      resolve(socket);
    };
    subscribe(channel, look);
  });
}
