import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorReply } from '@samtale/contract';

/** By Node's codes: the status, and how the contract says it. Whatever else is no HTTP is a bad request. */
const answers: Record<string, { status: number; reply: Pick<ErrorReply, 'code' | 'messageKey'> }> = {
  HPE_HEADER_OVERFLOW: { status: 431, reply: { code: 'tooLarge', messageKey: 'error.tooLarge' } },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reply: { code: 'tooLarge', messageKey: 'error.tooLarge' } },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reply: { code: 'badRequest', messageKey: 'error.tooSlow' } },
};
const malformed = { status: 400, reply: { code: 'badRequest', messageKey: 'error.badRequest' } } as const;

/** Ends a request that does not arrive. */
export const answerTooSlow = (socket: Socket): void =>
  answerBrokenRequest({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);

/** Answers what never became a request, in the contract's form: Node's HTTP parser has refused it, or it did not arrive. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reply } = answers[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ ...reply, details: {} } satisfies ErrorReply);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
