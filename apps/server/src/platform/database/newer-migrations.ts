import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { places } from '../../places.ts';
import { parseJson } from '../parse-json.ts';

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** How many migrations a database has had that this build does not have: a newer version has been at work there. */
export async function countNewerMigrations(client: pg.PoolClient): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query<{ exists: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [table],
  );
  if (!found[0]?.exists) return 0;
  const written = readFileSync(join(places.migrations, 'meta/_journal.json'), 'utf8');
  const known = journal.parse(parseJson(written)).entries.map(({ when }) => when);
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table} WHERE created_at <> ALL ($1::bigint[])`,
    [known],
  );
  return rows[0]?.count ?? 0;
}
