import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface SitePage {
  status?: number;
  body: string | Buffer;
  headers?: Record<string, string>;
}

export interface WebSite {
  /** Without a slash at the end. */
  readonly url: string;
  /** By path; what is not there is not found. A test changes them as it likes. */
  pages: Record<string, SitePage | string>;
  /** The paths that were asked for, and what was sent along. */
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  /** What is done before each answer. */
  before: () => Promise<void>;
}

/** Gives a file's tests a website of their own, which each test finds without pages. */
export function useWebSite(): WebSite {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    site.asked.push({ path, headers: request.headers });
    await site.before();
    const page = site.pages[path] ?? { status: 404, body: 'Not here' };
    const { status = 200, body, headers = {} } = typeof page === 'string' ? { body: page } : page;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  });
  const site: WebSite = {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    pages: {},
    asked: [],
    before: async () => undefined,
  };
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => void server.close());
  beforeEach(() => {
    site.pages = {};
    site.asked = [];
    site.before = async () => undefined;
  });
  return site;
}

/** A page as shops have it: a menu around what it is about. */
export const sitePage = (title: string, content: string, links: Record<string, string> = {}): string => `
  <!doctype html><html lang="da"><head><title>${title} | Fjordens Cykler</title></head><body>
  <nav><a href="/">Forside</a> ${Object.entries(links)
    .map(([href, text]) => `<a href="${href}">${text}</a>`)
    .join(' ')}</nav>
  <main><h1>${title}</h1>${content}</main>
  <footer>Fjordens Cykler, Havnegade 1</footer></body></html>`;
