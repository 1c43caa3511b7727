import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { documentationPage } from './documentation-page.ts';
import { openApiDocument } from './openapi.ts';

/** Something to be served as it is. */
export interface Prepared {
  plain: Uint8Array;
  gzip: Uint8Array;
  etag: string;
}

function prepared(text: string): Prepared {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, gzip: gzipSync(plain, { level: 9 }), etag };
}

/** The OpenAPI document, and the page to browse it. */
export function run(_input: null): { document: Prepared; page: Prepared } {
  const document = openApiDocument();
  return { document: prepared(JSON.stringify(document)), page: prepared(documentationPage(document)) };
}
