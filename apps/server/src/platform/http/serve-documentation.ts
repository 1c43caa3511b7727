import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WorkerPool } from '../worker-pool/worker-pool.ts';
import { workerTask } from '../worker-pool/worker-task.ts';
import { documentationStyle } from './documentation-style.ts';
import type { Prepared } from './documentation-task.ts';
import { documentationHeaders } from './page-headers.ts';

const documentation = workerTask<typeof import('./documentation-task.ts')>({
  module: new URL('./documentation-task.ts', import.meta.url),
  seconds: 30,
});

/**
 * Serves the OpenAPI document and a page to browse it. They are made in a thread at the first call, so that no start and
 * nobody else pays for it, and once: both are large, and anybody may ask for them.
 */
export function serveDocumentation(server: FastifyInstance, workers: Pick<WorkerPool, 'run'>): void {
  let made: ReturnType<typeof make> | undefined;
  const make = () => workers.run(documentation, 'documentation', null);
  const prepare = () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  server.get('/api/openapi.json', async (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8'), (await prepare()).document),
  );
  server.get('/api/docs', async (request, reply) => {
    reply.type('text/html; charset=utf-8').headers(documentationHeaders(documentationStyle));
    return send(request, reply, (await prepare()).page);
  });
}

/** Compressed where the browser takes it, and not at all where it has it (RFC 9110, section 13.1.2). */
function send(request: FastifyRequest, reply: FastifyReply, { plain, gzip, etag }: Prepared): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(Buffer.from(plain));
  return reply.header('content-encoding', 'gzip').send(Buffer.from(gzip));
}
