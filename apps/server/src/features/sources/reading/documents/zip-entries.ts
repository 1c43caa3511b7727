import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ReadError } from '../reading.ts';

/** Uncompressed, of one file in an archive, in bytes. */
const entryMax = 400 * 1024 * 1024;
const mostEntries = 20_000;

/**
 * The files of an archive by name, for as long as they are used; each is read once.
 *
 * @throws {ReadError} `notReadable` when there are too many; what yauzl throws over broken ones.
 */
export async function withZip<T>(
  path: string,
  use: (entry: (name: string) => Promise<Readable | null>) => Promise<T>,
): Promise<T> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  try {
    const entries = await entriesOf(zip);
    return await use(async (name) => {
      const entry = entries.get(name);
      return entry ? opened(zip, entry) : null;
    });
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new ReadError('notReadable', `${zip.entryCount} files`);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** yauzl ends a stream that gives more than its entry said. */
function opened(zip: ZipFile, entry: Entry): Promise<Readable> {
  if (entry.isEncrypted()) throw new ReadError('notReadable', 'encrypted');
  if (entry.uncompressedSize > entryMax) throw new ReadError('tooLarge', entry.fileName);
  return zip.openReadStreamPromise(entry);
}
