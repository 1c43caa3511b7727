import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { AppError } from '../../platform/app-error.ts';

const inflate = promisify(inflateRaw);

/** A large agent has some thousand intents of a few kB in two files each: these leave room, and no more. */
const entriesMax = 20_000;
const entryBytesMax = 16 * 1024 * 1024;
const totalBytesMax = 128 * 1024 * 1024;

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const entrySignature = 0x04034b50;
/** The end record is 22 bytes and a comment of at most 65,535. */
const endSize = 22;
const commentMax = 0xffff;
const stored = 0;
const deflated = 8;

interface ZipEntry {
  name: string;
  method: number;
  checksum: number;
  packedSize: number;
  size: number;
  offset: number;
}

/** Whether the bytes begin as a zip does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= endSize && Buffer.from(bytes.subarray(0, 4)).readUInt32LE(0) === entrySignature;

/**
 * The text files of a zip by their path (APPNOTE.TXT 4.3, without zip64, encryption and parts). Files whose names
 * `isWanted` refuses are not unpacked. Throws `badRequest` for what is no whole zip, or unpacks to too much.
 */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string>> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(zip);
  const files = new Map<string, string>();
  let total = 0;
  for (const entry of entries) {
    if (!isPlainPath(entry.name)) throw broken();
    if (entry.name.endsWith('/') || !isWanted(entry.name)) continue;
    total += entry.size;
    if (entry.size > entryBytesMax || total > totalBytesMax) throw tooLarge();
    if (files.has(entry.name)) throw broken();
    files.set(entry.name, (await unpack(zip, entry)).toString('utf8').replace(/^\uFEFF/, ''));
  }
  return files;
}

function readDirectory(zip: Buffer): ZipEntry[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > entriesMax) throw tooLarge();
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let n = 0; n < count; n++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directorySignature) throw broken();
    const nameSize = zip.readUInt16LE(at + 28);
    const next = at + 46 + nameSize + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const isEncrypted = (zip.readUInt16LE(at + 8) & 1) === 1;
    if (next > zip.length || isEncrypted) throw broken();
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameSize),
      method: zip.readUInt16LE(at + 10),
      checksum: zip.readUInt32LE(at + 16),
      packedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries;
}

/** The end record stands last, before a comment that may hold anything. */
function findEnd(zip: Buffer): number {
  for (let at = zip.length - endSize; at >= Math.max(0, zip.length - endSize - commentMax); at--) {
    if (zip.readUInt32LE(at) === endSignature && at + endSize + zip.readUInt16LE(at + 20) === zip.length)
      return at;
  }
  throw broken();
}

/** Nothing is written to a disk, but a name that wants to leave its folder is not from an export. */
function isPlainPath(name: string): boolean {
  return !/^\/|\\|\0|^[A-Za-z]:/.test(name) && !name.split('/').includes('..');
}

/** The bytes of one file. More than it says it holds are never unpacked, however the archive lies. */
async function unpack(
  zip: Buffer,
  { method, checksum, packedSize, size, offset }: ZipEntry,
): Promise<Buffer> {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== entrySignature) throw broken();
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packedSize > zip.length) throw broken();
  const packed = zip.subarray(start, start + packedSize);
  const content = method === stored ? packed : method === deflated ? await inflated(packed, size) : null;
  if (content?.length !== size || crc32(content) !== checksum) throw broken();
  return content;
}

async function inflated(packed: Buffer, size: number): Promise<Buffer | null> {
  if (size === 0) return Buffer.alloc(0);
  try {
    return await inflate(packed, { maxOutputLength: size });
  } catch {
    // Not deflated data, or more of it than was said: the archive is refused.
    return null;
  }
}

const broken = () => new AppError('badRequest', 'exchange.error.zip');
const tooLarge = () => new AppError('badRequest', 'exchange.error.tooLarge');
