import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { peersFolder } from '../install-peers.ts';

export interface StaticSite {
  /** Without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Below this address lie the files of the reference libraries. */
export const peerFiles = '/peers/';

/** What flowise-embed asks of its server before it can be written in: no settings, no streaming. */
const flowiseReplies: Record<string, unknown> = {
  '/api/v1/public-chatbotConfig/': {},
  '/api/v1/chatflows-streaming/': { isStreaming: false },
};

/**
 * Serves pages by their path, the installed reference libraries below `peerFiles`, and the few replies that those
 * libraries wait for.
 */
export async function servePages(pages: Record<string, string>): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages[pathname];
    const reply = Object.entries(flowiseReplies).find(([start]) => pathname.startsWith(start))?.[1];
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    } else if (reply !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    } else if (pathname.startsWith(peerFiles)) {
      sendPeerFile(pathname.slice(peerFiles.length), response);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendPeerFile(name: string, response: ServerResponse): void {
  const path = join(peersFolder, 'node_modules', name);
  if (!existsSync(path)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
  createReadStream(path).pipe(response);
}
