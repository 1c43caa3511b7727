import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** One message of PostgreSQL's protocol: its kind, its length and its content. */
function message(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(kind), length, content]);
}

const text = (value: string) => Buffer.from(`${value}\0`);
const short = (value: number) => Buffer.from([value >> 8, value & 255]);
const long = (value: number) => Buffer.concat([short(value >> 16), short(value & 65_535)]);

const welcome = Buffer.concat([message('R', long(0)), message('Z', Buffer.from('I'))]);

/** A row with one number, as the reply to a query. */
function numberReply(value: number): Buffer {
  const int4 = Buffer.concat([long(23), short(4), long(-1 >>> 0), short(0)]);
  const column = Buffer.concat([text('version'), long(0), short(0), int4]);
  const digits = Buffer.from(String(value));
  return Buffer.concat([
    message('T', Buffer.concat([short(1), column])),
    message('D', Buffer.concat([short(1), long(digits.length), digits])),
    message('C', text('SELECT 1')),
    message('Z', Buffer.from('I')),
  ]);
}

/** Keeps no process from ending. */
async function listen(serve: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.unref().on('error', () => undefined);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.unref().address();
  if (!address || typeof address === 'string') throw new Error('No port');
  return `127.0.0.1:${address.port}`;
}

/** Takes connections and says nothing; its host and port. */
export const silentServer = (): Promise<string> => listen(() => undefined);

/** Refuses whoever comes, as PostgreSQL does; its host and port. */
export const refusingPostgres = (code: string, words: string): Promise<string> =>
  listen((socket) => {
    const fields = [`SFATAL`, `VFATAL`, `C${code}`, `M${words}`].map(text);
    socket.once('data', () => socket.end(message('E', Buffer.concat([...fields, Buffer.from([0])]))));
  });

/** Says that it is of a version, `140011` for 14.11; its host and port. */
export const postgresOfVersion = (version: number): Promise<string> =>
  listen((socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.on('data', () => socket.write(numberReply(version)));
    });
  });
