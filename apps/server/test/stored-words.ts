import type { TestServer } from './start-test-server.ts';

/** The tables, of all schemas of the server's own, in whose rows one of the words stands in any form or column. */
export async function tablesHolding(
  { app: { database } }: TestServer,
  words: readonly string[],
): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name
       FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const patterns = words.map((word) => `%${word}%`);
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(
      `SELECT 1 FROM ${name} AS held WHERE held::text ILIKE ANY($1) LIMIT 1`,
      [patterns],
    );
    if (rows.length) holding.push(name.replace(/^public\./, ''));
  }
  return holding.sort();
}
