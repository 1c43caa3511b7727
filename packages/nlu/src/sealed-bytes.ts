import { mix32 } from './hash.ts';

/** Thrown when bytes are not a model, are damaged, or were written by another version of the format. */
export class ModelFormatError extends Error {
  override readonly name = 'ModelFormatError';
}

/** What tells one kind of bytes from others, and from older ones of its kind. */
export interface Seal {
  mark: number;
  version: number;
}

type Section = Float32Array | Int8Array | Int32Array | Uint16Array | Uint32Array;

const headerWords = 4; // mark, version, checksum of everything after it, length of the description
const checksumWord = 2;

const aligned = (bytes: number): number => (bytes + 3) & ~3;

function checksum(words: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (let i = checksumWord + 1; i < words.length; i++) {
    hash = Math.imul(hash ^ (words[i] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return mix32(hash ^ words.length);
}

/** Hands out consecutive, 4-byte aligned views of one buffer. */
export class SectionCursor {
  readonly #buffer: ArrayBufferLike;
  #at: number;

  constructor(buffer: ArrayBufferLike, at: number) {
    this.#buffer = buffer;
    this.#at = at;
  }

  take<View>(
    View: { BYTES_PER_ELEMENT: number; new (buffer: ArrayBufferLike, at: number, length: number): View },
    length: number,
  ): View {
    const at = this.#at;
    this.#at += aligned(length * View.BYTES_PER_ELEMENT);
    if (this.#at > this.#buffer.byteLength) throw new ModelFormatError('The model is cut short.');
    return new View(this.#buffer, at, length);
  }
}

/** Writes a description (as JSON) and sections, one after another, as one self-contained, little-endian block. */
export function sealBytes(seal: Seal, description: object, sections: readonly Section[]): Uint8Array {
  const json = JSON.stringify(description);
  const start = 4 * headerWords + aligned(2 * json.length);
  const size = sections.reduce((sum, { byteLength }) => sum + aligned(byteLength), start);
  const bytes = new Uint8Array(size);
  const words = new Uint32Array(bytes.buffer);
  words.set([seal.mark, seal.version, 0, json.length]);
  const text = new Uint16Array(bytes.buffer, 4 * headerWords, json.length);
  for (let i = 0; i < json.length; i++) text[i] = json.charCodeAt(i);
  let at = start;
  for (const { buffer, byteOffset, byteLength } of sections) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  words[checksumWord] = checksum(words);
  return bytes;
}

/**
 * Reads what {@link sealBytes} wrote: the description, and a cursor that stands at the first section. Sections are
 * views of `bytes` (of a copy when they are not aligned), so the bytes must not change afterwards.
 * @throws {ModelFormatError} for foreign, damaged or outdated bytes.
 */
export function openBytes(bytes: Uint8Array, seal: Seal): { json: string; sections: SectionCursor } {
  if (bytes.length < 4 * headerWords || bytes.length % 4 !== 0) {
    throw new ModelFormatError('These bytes are not a model.');
  }
  const wholeBuffer = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  const buffer = wholeBuffer ? bytes.buffer : new Uint8Array(bytes).buffer;
  const words = new Uint32Array(buffer);
  if (words[0] !== seal.mark) throw new ModelFormatError('These bytes are not a model.');
  if (words[1] !== seal.version) throw new ModelFormatError(`Model format ${words[1]} is not understood.`);
  if (words[checksumWord] !== checksum(words)) throw new ModelFormatError('The model is damaged.');
  const sections = new SectionCursor(buffer, 4 * headerWords);
  let json = '';
  for (const unit of sections.take(Uint16Array, words[3] ?? 0)) json += String.fromCharCode(unit);
  return { json, sections };
}
