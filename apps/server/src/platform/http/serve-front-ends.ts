import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { places } from '../../places.ts';
import { BuiltFile } from './built-file.ts';
import { demoPage } from './demo-page.ts';
import { serveMedia } from './serve-media.ts';

/** What bots say has images and videos from anywhere; they are shown as such and can do nothing. */
const sharedPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: https: http:; media-src 'self' https: http:; " +
  "connect-src 'self' ws: wss:; base-uri 'none';";
/** The console may never be framed; the widget's frame may, by anyone: it shows only the visitor's own words. */
const consolePolicy = `${sharedPolicy} frame-ancestors 'none'; form-action 'self'`;
const framePolicy = `${sharedPolicy} frame-src https://www.youtube-nocookie.com https://player.vimeo.com`;

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

/** Serves the built console and widget, and a page with the demo widget on it. */
export async function serveFrontEnds(server: FastifyInstance): Promise<void> {
  serveDemoPage(server);
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
  const loader = new BuiltFile(join(places.widget, 'widget.js'), 'text/javascript; charset=utf-8');
  const framePage = new BuiltFile(join(places.widget, 'frame/index.html'), 'text/html; charset=utf-8');
  const consolePage = new BuiltFile(join(places.console, 'index.html'), 'text/html; charset=utf-8');
  for (const [path, type] of Object.entries(consoleTypes)) {
    const file = new BuiltFile(join(places.console, path), type);
    server.get(path, (request, reply) => file.send(request, reply));
  }
  server.get('/widget.js', (request, reply) => loader.send(request, reply));
  server.get('/widget/clientKey/*', (request, reply) => {
    reply.header('content-security-policy', framePolicy);
    return framePage.send(request, reply);
  });
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (!wantsPage) {
      return reply.status(404).send({ code: 'notFound', messageKey: 'error.notFound', details: {} });
    }
    reply.header('content-security-policy', consolePolicy).header('x-frame-options', 'DENY');
    return consolePage.send(request, reply);
  });
}

/** The page that shows the widget where a visitor would meet it. */
export function serveDemoPage(server: FastifyInstance): void {
  server.get<{ Params: { clientKey: string }; Querystring: { language?: string } }>(
    '/demo/:clientKey',
    (request, reply) => {
      const { clientKey } = request.params;
      const language = request.query.language === 'en' ? 'en' : 'da';
      return reply.type('text/html; charset=utf-8').send(demoPage(clientKey, language));
    },
  );
}
