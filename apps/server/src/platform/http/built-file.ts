import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface LoadedFile {
  /** When the file on the disk was written, in milliseconds since 1970. */
  writtenAt: number;
  plain: Buffer;
  gzip: Buffer;
  etag: string;
  /** What is sent with it besides. */
  headers: Record<string, string>;
}

/**
 * A file whose address stays the same from one build to the next, so that browsers ask for it each time. It is kept in
 * memory, compressed once, and answered with 304 to a browser that has it (RFC 9110, section 13.1.2).
 */
export class BuiltFile {
  private readonly path: string;
  private readonly type: string;
  private readonly headersOf: (text: string) => Record<string, string>;
  private loaded: LoadedFile | null = null;

  /** @param headersOf Headers that follow from what stands in the file. */
  constructor(path: string, type: string, headersOf: (text: string) => Record<string, string> = () => ({})) {
    this.path = path;
    this.type = type;
    this.headersOf = headersOf;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const file = await this.load();
    if (!file) return reply.status(503).type('text/plain').send('Not built yet: run npm start');
    reply.type(this.type).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    reply.header('etag', file.etag).headers(file.headers);
    if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.plain);
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  }

  /** Null while there is no such file. */
  private async load(): Promise<LoadedFile | null> {
    const found = await stat(this.path).catch(() => null);
    if (!found) return null;
    if (this.loaded?.writtenAt !== found.mtimeMs) {
      const plain = await readFile(this.path);
      const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
      const headers = this.headersOf(plain.toString());
      this.loaded = { writtenAt: found.mtimeMs, plain, gzip: gzipSync(plain, { level: 9 }), etag, headers };
    }
    return this.loaded;
  }
}
