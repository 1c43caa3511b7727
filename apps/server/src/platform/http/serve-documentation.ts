import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { documentationHeaders } from './page-headers.ts';

/** Serves the OpenAPI document and a page to browse it. Made at the first call: no start pays for it. */
export function serveDocumentation(server: FastifyInstance): void {
  let document: object | undefined;
  server.get('/api/openapi.json', async () => {
    document ??= openApiDocument();
    return document;
  });
  server.get('/api/docs', async (_request, reply) => {
    const { documentationPage, documentationStyle } = await import('./documentation-page.ts');
    document ??= openApiDocument();
    reply.type('text/html; charset=utf-8').headers(documentationHeaders(documentationStyle));
    return documentationPage(document);
  });
}
