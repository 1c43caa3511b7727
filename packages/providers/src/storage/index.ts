import type { FileStorage, StorageSettings } from './file-storage.ts';

export type { FileStorage, S3Settings, StorageSettings } from './file-storage.ts';

/** The place that is set up for files; what it takes is loaded with the first of them. */
export function openFileStorage(settings: StorageSettings): FileStorage {
  let opened: Promise<FileStorage> | undefined;
  const storage = () => {
    opened ??= open(settings);
    return opened;
  };
  return {
    put: async (key, bytes) => (await storage()).put(key, bytes),
    get: async (key) => (await storage()).get(key),
    remove: async (key) => (await storage()).remove(key),
  };
}

async function open(settings: StorageSettings): Promise<FileStorage> {
  if ('folder' in settings) return (await import('./folder-storage.ts')).folderStorage(settings.folder);
  return (await import('./s3-storage.ts')).s3Storage(settings);
}
