import { expect, test } from 'vitest';
import { kindsOf } from './kinds-of.ts';

const tables = new Set(['flows', 'agents', 'visitor_work']);

test('a statement is of a kind for each table that it names', () => {
  expect(kindsOf('select "id" from "flows" inner join "agents" on true', tables)).toEqual([
    'select flows',
    'select agents',
  ]);
  expect(kindsOf('DELETE FROM flows WHERE id = $1', tables)).toEqual(['delete flows']);
});

test('what it uses is a kind of its own', () => {
  expect(kindsOf('insert into "flows" ("id") values ($1) on conflict do nothing', tables)).toEqual([
    'insert flows',
    'insert flows, settles conflicts',
  ]);
  expect(
    kindsOf(
      'UPDATE visitor_work SET x = 1 WHERE id IN (SELECT id FROM visitor_work FOR UPDATE SKIP LOCKED)',
      tables,
    ),
  ).toEqual([
    'update visitor_work',
    'update visitor_work, locks rows',
    'update visitor_work, skips locked rows',
  ]);
});

test('other tables and functions are of no kind', () => {
  expect(kindsOf('select extract(day from now()) from pgboss.job', tables)).toEqual([]);
});
