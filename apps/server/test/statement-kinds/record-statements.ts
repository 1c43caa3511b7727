import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { isAskedByTest, watchScopes } from './asked-by.ts';
import { kindsOf } from './kinds-of.ts';
import { type NotedKinds, notesFolder } from './noted-kinds.ts';

/** For each file of tests: notes of what kinds the statements are that it has the database run, for `missing-kinds.ts`. */
const server = fileURLToPath(new URL('../../', import.meta.url));
const tables = namesOfTables();

declare global {
  /** Whether the product asks it, by statement. The files of a process share its clients of the database, so it is noted once. */
  var statementsHeard: Map<string, boolean> | undefined;
}

beforeAll(() => {
  globalThis.statementsHeard ??= noteStatements();
  globalThis.statementsHeard.clear();
});

afterAll(() => {
  const { testPath = '' } = expect.getState();
  const file = relative(server, testPath);
  const heard = [...(globalThis.statementsHeard ?? [])];
  const kinds = (those: typeof heard) => [
    ...new Set(those.flatMap(([text]) => kindsOf(text, tables)).toSorted()),
  ];
  const noted: NotedKinds = {
    all: kinds(heard),
    ofProduct: kinds(heard.filter(([, isProduct]) => isProduct)),
  };
  const own = `${notesFolder}${inject('database').kind}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(`${own}/${file.replaceAll('/', '+')}.json`, JSON.stringify(noted));
});

/** Notes what all clients of this process ask. */
function noteStatements(): Map<string, boolean> {
  watchScopes();
  const heard = new Map<string, boolean>();
  /** What was asked of a pool and not yet of the client that it finds. By then nobody knows any more who asks. */
  const pooled = new Map<string, number>();
  const waiting = (text: string) => pooled.get(text) ?? 0;
  const note = (text: string) => {
    if (!heard.get(text)) heard.set(text, !isAskedByTest());
  };
  onQuery(pg.Pool.prototype, (text) => {
    note(text);
    pooled.set(text, waiting(text) + 1);
  });
  onQuery(pg.Client.prototype, (text) => {
    if (waiting(text)) pooled.set(text, waiting(text) - 1);
    else note(text);
  });
  return heard;
}

function onQuery(prototype: object, asked: (text: string) => void): void {
  const { query } = prototype as { query: (...args: unknown[]) => unknown };
  Object.assign(prototype, {
    query(this: unknown, ...args: unknown[]) {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
      if (typeof text === 'string') asked(text);
      return query.apply(this, args);
    },
  });
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
