import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { hubPath, languages, mailboxPath } from '@samtale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { places } from '../../places.ts';
import { BuiltFile } from './built-file.ts';
import { demoPage, demoStyle } from './demo-page.ts';
import { consoleHeaders, demoHeaders, mailboxHeaders } from './page-headers.ts';
import { serveMedia } from './serve-media.ts';
import { serveWidget, type WidgetPages } from './serve-widget.ts';

const pageType = 'text/html; charset=utf-8';

/** What of the console keeps its address: the browser asks for it by itself, and a phone's home screen. */
const consoleTypes = {
  '/sw.js': 'text/javascript; charset=utf-8',
  '/favicon.svg': 'image/svg+xml',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  '/icons/apple-touch-icon.png': 'image/png',
  '/icons/icon-192.png': 'image/png',
  '/icons/icon-512.png': 'image/png',
  '/icons/maskable-512.png': 'image/png',
  '/icons/maskable.svg': 'image/svg+xml',
} as const;

/** Below these are files and sockets, never a screen of the console. */
const noPages = ['/assets/', '/widget/', '/media/', `${hubPath}/`];

function isPage({ url }: Pick<FastifyRequest, 'url'>): boolean {
  const path = `${url.split('?', 1)[0]}/`;
  return !noPages.some((start) => path.startsWith(start));
}

/** Serves the built console and widget, and a page with the demo widget on it. */
export async function serveFrontEnds(server: FastifyInstance, widgets: WidgetPages): Promise<void> {
  serveDemoPage(server, widgets);
  serveWidget(server, widgets);
  await serveMedia(server);
  const immutable = { immutable: true, maxAge: '365d', preCompressed: true } as const;
  if (existsSync(places.console)) {
    await server.register(fastifyStatic, {
      ...immutable,
      root: join(places.console, 'assets'),
      prefix: '/assets/',
    });
  }
  if (existsSync(places.widget)) {
    await server.register(fastifyStatic, {
      ...immutable,
      root: join(places.widget, 'frame/assets'),
      prefix: '/widget/assets/',
      decorateReply: !existsSync(places.console),
    });
  }
  const consolePath = join(places.console, 'index.html');
  const consolePage = new BuiltFile(consolePath, pageType, consoleHeaders);
  const mailboxPage = new BuiltFile(consolePath, pageType, mailboxHeaders);
  for (const [path, type] of Object.entries(consoleTypes)) {
    const file = new BuiltFile(join(places.console, path), type);
    server.get(path, (request, reply) => file.send(request, reply));
  }
  server.get(mailboxPath, (request, reply) => mailboxPage.send(request, reply));
  server.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url.startsWith('/api/')) {
      return reply.status(404).send({ code: 'notFound', messageKey: 'error.notFound', details: {} });
    }
    if (isPage(request)) return consolePage.send(request, reply);
    // A file of a release that is no more may be one of the next, so nobody keeps that it is not there.
    return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
  });
}

/** The page that shows the widget where a visitor would meet it. */
function serveDemoPage(server: FastifyInstance, widgets: WidgetPages): void {
  const headers = demoHeaders(demoStyle);
  server.get<{ Params: { clientKey: string }; Querystring: { language?: string } }>(
    '/demo/:clientKey',
    async (request, reply) => {
      const { clientKey } = request.params;
      const asked = languages.find((one) => one.languageCodeShort === request.query.language);
      const page = demoPage(clientKey, await widgets.demo(clientKey), asked?.languageCodeShort);
      return reply.headers(headers).type(pageType).send(page);
    },
  );
}
