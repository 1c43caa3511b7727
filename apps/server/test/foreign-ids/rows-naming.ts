import type { TestServer } from '../start-test-server.ts';

/** The audit log is written a moment later; the others are large, and made of what flows and phrases are. */
const unwatched = ['audit_entries', 'models', 'training_memories', 'release_languages'];

/** The rows in which one of the ids stands: the table of each, what it begins with, and a digest of it. */
export async function rowsNaming(
  { app: { database } }: TestServer,
  ids: readonly string[],
): Promise<string[]> {
  statement ??= await statementOver(database, ids.length);
  // Under a name it is planned a few times only, which takes longer than running it.
  const asked = { name: 'rows_naming', text: statement, values: [...ids] };
  const { rows } = await database.pool.query<{ row: string }>(asked);
  return rows.map(({ row }) => row).sort();
}

let statement: string | undefined;

async function statementOver(database: TestServer['app']['database'], count: number): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema = 'public' AND NOT table_name = ANY($1)`,
    [unwatched],
  );
  // Looked for one by one: a pattern of them all takes half as long again.
  const isNamed = Array.from({ length: count }, (_, n) => `strpos(held, $${n + 1}) > 0`).join(' OR ');
  const found = tables.map(
    ({ name }) =>
      `SELECT '${name} ' || left(held, 200) || md5(held) AS row
         FROM (SELECT row_of::text AS held FROM ${name} AS row_of OFFSET 0) AS rows WHERE ${isNamed}`,
  );
  return found.join(' UNION ALL ');
}
