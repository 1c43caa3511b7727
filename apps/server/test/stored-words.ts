import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configForTests } from './config-for-tests.ts';
import type { TestServer } from './start-test-server.ts';

/**
 * The tables, of all schemas of the server's own, in whose rows one of the words stands in any form or column, bytes
 * included.
 */
export async function tablesHolding(
  { app: { database } }: TestServer,
  words: readonly string[],
): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string; bytes: string[] }>(
    `SELECT quote_ident(t.table_schema) || '.' || quote_ident(t.table_name) AS name,
            ARRAY(SELECT quote_ident(c.column_name) FROM information_schema.columns c
                   WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name
                     AND c.data_type = 'bytea') AS bytes
       FROM information_schema.tables t
      WHERE t.table_type = 'BASE TABLE' AND t.table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const patterns = words.map((word) => `%${word}%`);
  const holding: string[] = [];
  for (const { name, bytes } of tables) {
    const texts = ['held::text', ...bytes.map((column) => `encode(held.${column}, 'escape')`)];
    const { rows } = await database.pool.query(
      `SELECT 1 FROM ${name} AS held WHERE concat_ws(' ', ${texts}) ILIKE ANY($1) LIMIT 1`,
      [patterns],
    );
    if (rows.length) holding.push(name.replace(/^public\./, ''));
  }
  return holding.sort();
}

/** How many stored files hold one of the words. */
export async function filesHolding(words: readonly string[]): Promise<number> {
  const { files: place } = configForTests();
  if (!('folder' in place)) throw new Error('tests keep files in a folder');
  const { folder } = place;
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const stored = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    stored.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  );
  return texts.filter((text) => words.some((word) => text.includes(word))).length;
}
