import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test } from '@playwright/test';

/** A site that is none of the product's: its own origin, its own pages, its own rules. */
export interface ForeignSite {
  /** Without a slash at the end. */
  url: string;
  /** As `location.host` has it. */
  host: string;
  /** Puts a page at `/`, with a content security policy where one is named. */
  show(html: string, policy?: string): void;
}

/** A shop's page with whatever embeds a chat, in a language of its own. */
export const shopPage = (embed: string, more = '', language = 'en'): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>A shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${more}
<body><h1>A shop</h1><p>Bicycles for every day.</p><button>Buy</button>${embed}</body></html>`;

/**
 * Has a browser deny its storage: to frames of other sites, as one does that blocks what third parties keep, or to every
 * page. Set by hand, since it depends on the version and the settings of a Chromium what its frames may keep.
 */
export const denyStorage = (context: BrowserContext, to: 'frames' | 'everyone' = 'frames') =>
  context.addInitScript((isForFrames) => {
    if (isForFrames && window.parent === window) return;
    const get = () => {
      throw new DOMException('The storage is denied', 'SecurityError');
    };
    for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(window, kind, { get });
  }, to === 'frames');

/**
 * Gives a file's tests a site of their own. A browser takes `127.0.0.1` for the same site as the product, by another port
 * only; `localhost` is a site of its own.
 */
export function useForeignSite(name: '127.0.0.1' | 'localhost' = '127.0.0.1'): ForeignSite {
  let page = '';
  let policy: string | undefined;
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy);
    response.end(page);
  });
  const port = () => (server.address() as AddressInfo).port;
  test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return `http://${name}:${port()}`;
    },
    get host() {
      return `${name}:${port()}`;
    },
    show(html, rules) {
      page = html;
      policy = rules;
    },
  };
}
