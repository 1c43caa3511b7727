import type { TestServer } from '../start-test-server.ts';

/** The audit log is written a moment later; the others are large, and made of what flows and phrases are. */
const unwatched = ['audit_entries', 'models', 'training_memories', 'release_languages'];

/** The rows in which one of the ids stands: the table of each, what it begins with, and a digest of it. */
export async function rowsNaming(
  { app: { database } }: TestServer,
  ids: readonly string[],
): Promise<string[]> {
  statement ??= await statementOver(database);
  // Under a name it is planned a few times only, which takes longer than running it.
  const asked = { name: 'rows_naming', text: statement, values: [ids.join('|')] };
  const { rows } = await database.pool.query<{ row: string }>(asked);
  return rows.map(({ row }) => row).sort();
}

let statement: string | undefined;

async function statementOver(database: TestServer['app']['database']): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema = 'public' AND NOT table_name = ANY($1)`,
    [unwatched],
  );
  const found = tables.map(
    ({ name }) =>
      `SELECT '${name} ' || left(held::text, 200) || md5(held::text) AS row FROM ${name} AS held WHERE held::text ~ $1`,
  );
  return found.join(' UNION ALL ');
}
