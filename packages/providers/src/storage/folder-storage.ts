import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from './file-storage.ts';

/** Keeps files in a folder, which is made with the first of them, in subfolders by the beginning of their keys. */
export function folderStorage(folder: string): FileStorage {
  const folderOf = (key: string) => join(folder, key.slice(0, 2));
  const placeOf = (key: string) => join(folderOf(key), key);
  return {
    async put(key, bytes) {
      await mkdir(folderOf(key), { recursive: true });
      // Whoever reads meanwhile finds nothing rather than a half.
      const unfinished = `${placeOf(key)}.unfinished`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, placeOf(key));
    },
    async get(key) {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
