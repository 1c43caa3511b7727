import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';

/** The website of a shop with some pages, which can be kept waiting for. */
export interface ShopSite {
  /** Without a slash at the end. */
  url: string;
  /** The text of a page, by its path; what is not among them is not there. */
  pages: Map<string, { title: string; text: string }>;
  /** All but the first page are answered once this is false. */
  isSlow: boolean;
}

/** How often a page that is kept back is looked after, in milliseconds. */
const lookEvery = 50;

/** Gives a file's tests a shop of their own. */
export function useShopSite(): ShopSite {
  const site: ShopSite = { url: '', pages: new Map(), isSlow: false };
  const links = () => [...site.pages.keys()].map((path) => `<a href="${path}">${path}</a>`).join(' ');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    const page = site.pages.get(pathname);
    const answer = () => {
      if (site.isSlow && pathname !== '/' && page) return void setTimeout(answer, lookEvery);
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        page &&
          `<!doctype html><title>${page.title}</title><nav>${links()}</nav><main><h1>${page.title}</h1><p>${page.text}</p></main>`,
      );
    };
    answer();
  });
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    site.isSlow = false;
    server.closeAllConnections();
    server.close();
  });
  return site;
}
