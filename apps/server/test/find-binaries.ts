import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder with PostgreSQL's programs, newest version first; null where there is none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...searchPath()];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Redis' server program; null where there is none. */
export function findRedis(): string | null {
  return (
    searchPath()
      .map((folder) => join(folder, 'redis-server'))
      .find(existsSync) ?? null
  );
}

const searchPath = () => (process.env.PATH ?? '').split(delimiter);
