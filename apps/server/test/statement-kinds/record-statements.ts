import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { kindsOf } from './kinds-of.ts';
import { notesFolder } from './noted-kinds.ts';

/** For each file of tests: notes of what kinds the statements are that it has the database run, for `missing-kinds.ts`. */
const server = fileURLToPath(new URL('../../', import.meta.url));
const tables = namesOfTables();

declare global {
  /** The files of a process share its clients of the database, so what they ask is noted once. */
  var statementsHeard: Set<string> | undefined;
}

beforeAll(() => {
  globalThis.statementsHeard ??= noteStatements();
  globalThis.statementsHeard.clear();
});

afterAll(() => {
  const { testPath = '' } = expect.getState();
  const file = relative(server, testPath);
  const kinds = new Set([...(globalThis.statementsHeard ?? [])].flatMap((text) => kindsOf(text, tables)));
  const own = `${notesFolder}${inject('database').kind}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(`${own}/${file.replaceAll('/', '+')}.json`, JSON.stringify([...kinds].sort()));
});

/** Notes what all clients of this process ask. */
function noteStatements(): Set<string> {
  const noted = new Set<string>();
  const { prototype } = pg.Client;
  const query = prototype.query as (...args: unknown[]) => unknown;
  Object.assign(prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
      if (typeof text === 'string') noted.add(text);
      return query.apply(this, args);
    },
  });
  return noted;
}

/** Those of the newest migration. */
function namesOfTables(): Set<string> {
  const meta = fileURLToPath(new URL('../../migrations/meta/', import.meta.url));
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(`${meta}${newest}`, 'utf8')) as {
    tables: Record<string, { name: string }>;
  };
  return new Set(Object.values(tables).map(({ name }) => name));
}
