import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { draftHeaderPath, type LauncherConfig, previewPagePath } from '@samtale/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { places } from '../../places.ts';
import { BuiltFile } from './built-file.ts';
import type { DemoOf } from './demo-page.ts';
import { draftHeaderHeaders, frameHeaders, previewHeaders, widgetHeaderHeaders } from './page-headers.ts';
import { previewPage, previewScript, previewStyle } from './preview-page.ts';

/** What pages of a widget need to know of it; null for a key that is no widget's. */
export interface WidgetPages {
  /** Notes that a site has asked for it. */
  launcher(clientKey: string): Promise<LauncherConfig | null>;
  /** Of the sites that may show it; none for any site. */
  hosts(clientKey: string): Promise<string[]>;
  /** A whole document: what the staff wrote as the chat's header. */
  header(clientKey: string): Promise<string | null>;
  /** Whose it is, for the page on which it is tried; null for a key that is no widget's. */
  demo(clientKey: string): Promise<DemoOf | null>;
}

type OfWidget = FastifyRequest<{ Params: { clientKey: string } }>;

const scriptType = 'text/javascript; charset=utf-8';
const pageType = 'text/html; charset=utf-8';

const panelPath = join(places.widget, 'panel.js');

/** Where the loader's source has the widget's settings: a name that nothing declares. */
const placeholder = 'SAMTALE_LAUNCHER';

/**
 * Becomes the document that its address names after the `#`, for the preview. Opened by itself it stays empty, so that
 * nobody can be led to a page of somebody else's words here.
 */
const draftHeaderPage =
  "<!doctype html><meta charset=utf-8><script>addEventListener('hashchange',()=>location.reload());" +
  'if(self!==top)document.write(decodeURIComponent(location.hash.slice(1)))</script>';

/** Serves what stands on other people's sites: the loader with a widget's settings in it, and the pages in its frame. */
export function serveWidget(server: FastifyInstance, pages: WidgetPages): void {
  const framePath = join(places.widget, 'frame/index.html');
  const frames = new Map<string, BuiltFile>();
  server.get('/widget.js', (request, reply) => sendLoader(request, reply, null));
  server.get('/widget/:clientKey.js', async (request: OfWidget, reply) =>
    sendLoader(request, reply, await pages.launcher(request.params.clientKey)),
  );
  // Another build has another address (`version`).
  const panel = new BuiltFile(panelPath, scriptType, () => ({
    // Modules are fetched with CORS.
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  }));
  server.get('/widget/panel.js', (request, reply) => panel.send(request, reply));
  const script = new BuiltFile(join(places.widget, 'preview.js'), scriptType);
  server.get(previewScript, (request, reply) => script.send(request, reply));
  server.get(previewPagePath, (_, reply) =>
    reply.headers(previewHeaders(previewStyle)).type(pageType).send(previewPage),
  );
  server.get('/widget/header/:clientKey', async (request: OfWidget, reply) => {
    const page = await pages.header(request.params.clientKey);
    if (page === null) return reply.status(404).type('text/plain').send('');
    return reply.headers(widgetHeaderHeaders()).header('cache-control', 'no-cache').type(pageType).send(page);
  });
  server.get(draftHeaderPath, (_, reply) =>
    reply.headers(draftHeaderHeaders()).type(pageType).send(draftHeaderPage),
  );
  const sendFrame = async (request: OfWidget, reply: FastifyReply) => {
    const hosts = await pages.hosts(request.params.clientKey);
    // Without `https:` a source is good for both (CSP 3, section 6.7.2.8).
    const framers = hosts.map((host) => `http://${host}`).join(' ');
    const page =
      frames.get(framers) ?? new BuiltFile(framePath, pageType, (html) => frameHeaders(html, framers));
    if (frames.size >= mostKept) frames.clear();
    frames.set(framers, page);
    return page.send(request, reply);
  };
  server.get('/widget/clientKey/:clientKey', sendFrame);
  server.get('/widget/clientKey/:clientKey/*', sendFrame);
}

/** Of so many lists of sites the frame's page is kept with its headers. */
const mostKept = 1000;

/** The loader as it was built, and which panel goes with it. */
interface Loader {
  writtenAt: number;
  /** What stands before the settings and after them. */
  parts: [string, string];
  /** Of the panel's script: it is asked for by another address whenever it changes. */
  version: string;
}

let loader: Loader | null = null;

/** Sends the loader; without settings it fetches the one of the widget that its element names. */
async function sendLoader(
  request: FastifyRequest,
  reply: FastifyReply,
  launcher: LauncherConfig | null,
): Promise<FastifyReply> {
  const found = await loadLoader();
  if (!found) return reply.status(503).type('text/plain').send('Not built yet: run npm start');
  const { parts, version } = found;
  const text = parts.join(inScript(launcher && { ...launcher, version }));
  const etag = `W/"${hashOf(text)}"`;
  reply.type(scriptType).header('etag', etag).header('vary', 'accept-encoding');
  reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(gzipSync(text, { level: 9 }));
}

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url');

async function loadLoader(): Promise<Loader | null> {
  const path = join(places.widget, 'widget.js');
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  if (loader?.writtenAt !== found.mtimeMs) {
    const text = await readFile(path, 'utf8');
    const version = hashOf(await readFile(panelPath)).slice(0, 10);
    const at = text.indexOf(placeholder);
    if (at < 0) throw new Error(`${path} has no place for a widget's settings`);
    const parts: Loader['parts'] = [text.slice(0, at), text.slice(at + placeholder.length)];
    loader = { writtenAt: found.mtimeMs, parts, version };
  }
  return loader;
}

/** As an expression in a script, wherever that may stand. */
const inScript = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
