import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { demoPage } from './demo-page.ts';

const consoleFiles = fileURLToPath(new URL('../../../../console/dist', import.meta.url));
const widgetFiles = fileURLToPath(new URL('../../../../widget/dist', import.meta.url));

/** The console may never be framed; the widget's frame may, by anyone: it shows only the visitor's own words. */
const consolePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const framePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; " +
  "connect-src 'self' ws: wss:; base-uri 'none'";

/** Serves the built console and widget, and a page with the demo widget on it. */
export async function serveFrontEnds(server: FastifyInstance): Promise<void> {
  serveDemoPage(server);
  const immutable = { immutable: true, maxAge: '365d', preCompressed: true } as const;
  if (existsSync(consoleFiles)) {
    await server.register(fastifyStatic, {
      ...immutable,
      root: join(consoleFiles, 'assets'),
      prefix: '/assets/',
    });
  }
  if (existsSync(widgetFiles)) {
    await server.register(fastifyStatic, {
      ...immutable,
      root: join(widgetFiles, 'frame/assets'),
      prefix: '/widget/assets/',
      decorateReply: !existsSync(consoleFiles),
    });
  }
  server.get('/widget.js', (_request, reply) =>
    sendFile(reply, join(widgetFiles, 'widget.js'), 'text/javascript; charset=utf-8'),
  );
  server.get('/widget/clientKey/*', (_request, reply) => {
    reply.header('content-security-policy', framePolicy);
    return sendFile(reply, join(widgetFiles, 'frame/index.html'), 'text/html; charset=utf-8');
  });
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (!wantsPage) {
      return reply.status(404).send({ code: 'notFound', messageKey: 'error.notFound', details: {} });
    }
    reply.header('content-security-policy', consolePolicy).header('x-frame-options', 'DENY');
    return sendFile(reply, join(consoleFiles, 'index.html'), 'text/html; charset=utf-8');
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

async function sendFile(reply: FastifyReply, path: string, type: string): Promise<FastifyReply> {
  const file = await readFile(path).catch(() => null);
  if (!file) return reply.status(503).type('text/plain').send('Not built yet: run npm start');
  return reply.type(type).header('cache-control', 'no-cache').send(file);
}
