import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
export type Answer = { status?: number; body?: string; after?: number };

/** Another company's server: notes what it is asked and answers what a test tells it to. */
export const shop = {
  asked: [] as Asked[],
  answer: (_asked: Asked): Answer => ({ body: '{}' }),
  server: createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      shop.asked.push(asked);
      const answer = shop.answer(asked);
      setTimeout(() => {
        response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
        response.end(answer.body ?? '{}');
      }, answer.after ?? 0);
    });
  }),
};

/** A mail server that takes everything, or refuses for now. */
export const post = {
  mails: [] as { to: string[]; text: string }[],
  isAway: false,
  server: null as SMTPServer | null,
  /** Its address. Each time it is another server, which takes mail: one that was closed takes none any more. */
  async open(): Promise<string> {
    post.isAway = false;
    post.mails = [];
    const server = takingMail();
    post.server = server;
    await listening(server);
    return `smtp://127.0.0.1:${portOf(server.server.address())}`;
  },
  close: () => new Promise<void>((done) => (post.server ? post.server.close(done) : done())),
};

const takingMail = () =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (post.isAway) return done(Object.assign(new Error('later'), { responseCode: 451 }));
        post.mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });

/** A provider of text messages that takes everything. */
export const smsProvider = {
  messages: [] as { headers: IncomingMessage['headers']; body: string }[],
  server: createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      smsProvider.messages.push({ headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"ids":[421]}');
    });
  }),
};

export const portOf = (address: unknown) => (address as AddressInfo).port;
export const listening = (one: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
