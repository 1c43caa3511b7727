import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface LocalRequest {
  path: string;
  headers: IncomingMessage['headers'];
  method: string;
  /** The fields that a form sends. */
  form: URLSearchParams;
}

export interface LocalReply {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** The connection is kept open without an answer. */
  silent?: true;
}

type Page = string | LocalReply | ((request: LocalRequest) => string | LocalReply);

export interface LocalSite {
  /** Without a slash at the end. */
  readonly url: string;
  /** By path; what is not there is not found. */
  pages: Record<string, Page>;
  asked: LocalRequest[];
}

/** Gives a file's tests a website that answers by what it is asked; each test finds it empty. */
export function useLocalSite(host = '127.0.0.1'): LocalSite {
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const part of request) sent += part;
    const { url: path = '/', headers, method = 'GET' } = request;
    const asked = { path, headers, method, form: new URLSearchParams(sent) };
    site.asked.push(asked);
    const page = site.pages[path] ?? { status: 404, body: 'Not here' };
    const replied = typeof page === 'function' ? page(asked) : page;
    const reply: LocalReply = typeof replied === 'string' ? { body: replied } : replied;
    if (reply.silent) return;
    response.writeHead(reply.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...reply.headers });
    response.end(reply.body ?? '');
  });
  const site: LocalSite = {
    get url() {
      return `http://${host}:${(server.address() as AddressInfo).port}`;
    },
    pages: {},
    asked: [],
  };
  beforeAll(() => new Promise<void>((done) => server.listen(0, host, done)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    site.pages = {};
    site.asked = [];
  });
  return site;
}
