import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundError, type OutboundFailure } from './outbound-error.ts';

/**
 * A body as it comes, no more than so many bytes of it.
 *
 * @throws {OutboundError} `tooLarge` after the last bytes that still fit.
 */
export async function* boundedBody(
  body: AsyncIterable<Uint8Array>,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  let left = bytesMax;
  for await (const part of body) {
    if (part.length > left) {
      if (left > 0) yield part.subarray(0, left);
      throw new OutboundError('tooLarge');
    }
    left -= part.length;
    yield part;
  }
}

const decompressors: Partial<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
};

/** What is accepted of a server, and undone by `uncompressed`. */
export const acceptedEncodings = 'gzip, br';

/** A body as it was before the server compressed it. */
export function uncompressed(body: Readable, encoding: string): Readable {
  const create = decompressors[encoding.trim().toLowerCase()];
  // What goes wrong is thrown to who reads.
  return create ? pipeline(body, create(), () => {}) : body;
}

/**
 * All of a body; of one that is too large, its beginning where that will do.
 *
 * @throws {OutboundError} what reading it throws.
 */
export async function collectBody(
  body: AsyncIterable<Uint8Array>,
  { takesBeginning = false }: { takesBeginning?: boolean | undefined } = {},
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of body) parts.push(part);
  } catch (error) {
    if (!takesBeginning || failureOf(error) !== 'tooLarge') throw error;
  }
  return Buffer.concat(parts);
}

const failureOf = (error: unknown): OutboundFailure | null =>
  error instanceof OutboundError ? error.failure : null;
