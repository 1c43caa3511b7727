import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a file is called where it is saved, and whether a browser shows it or saves it. */
interface FileName {
  name: string;
  opens: 'inline' | 'attachment';
}

/** A reply of bytes that never change at their address, unless they are `madeNow`. */
export class FileReply {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly named: FileName | null;
  readonly madeNow: boolean;

  constructor(
    bytes: Uint8Array,
    contentType: string,
    named: FileName | null = null,
    { madeNow = false }: { madeNow?: boolean } = {},
  ) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.named = named;
    this.madeNow = madeNow;
  }
}

/**
 * Sends a file to be kept, or the one part of it that is asked for: without parts Safari plays nothing, and other
 * browsers cannot go forth and back. https://www.rfc-editor.org/rfc/rfc9110#section-14
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileReply): FastifyReply {
  const { bytes, contentType, named, madeNow } = file;
  if (named) reply.header('content-disposition', disposition(named));
  reply
    .type(contentType)
    .header('cache-control', madeNow ? 'no-store' : 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes');
  const part = partOf(request.headers.range, bytes.length);
  if (part === null) return reply.send(Buffer.from(bytes));
  if (part.start >= bytes.length)
    return reply.status(416).header('content-range', `bytes */${bytes.length}`).send();
  return reply
    .status(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
    .send(Buffer.from(bytes.subarray(part.start, part.end + 1)));
}

/** The one range that is asked for, its end included; null for the whole, which may be sent for any other question. */
function partOf(range: string | undefined, length: number): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!from && !to) return null;
  if (!from) return { start: Math.max(0, length - Number(to)), end: length - 1 };
  const end = to ? Math.min(Number(to), length - 1) : length - 1;
  // A range that ends before it begins is none.
  return to && Number(to) < Number(from) ? null : { start: Number(from), end };
}

/** https://www.rfc-editor.org/rfc/rfc6266: the name as it is, for whoever reads it, and in plain letters beside it. */
function disposition({ name, opens }: FileName): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${opens}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
