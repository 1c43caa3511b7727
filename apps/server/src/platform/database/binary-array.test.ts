import { expect, test } from 'vitest';
import { useServer } from '../../../test/use-server.ts';
import { intArray, momentArray, realArray, textArray, uuidArray } from './binary-array.ts';
import { createId } from './columns.ts';

const server = useServer();

/** What the database makes of an array, written in its own notation. */
async function understood(type: string, array: Buffer): Promise<string[]> {
  const { rows } = await server.app.database.pool.query<{ element: string }>(
    `SELECT element::text FROM unnest($1::${type}[]) AS element`,
    [array],
  );
  return rows.map(({ element }) => element);
}

test('ids, with nulls between them', async () => {
  const ids = [createId(), null, createId()];
  expect(await understood('uuid', uuidArray(ids))).toEqual(ids);
});

test('whole numbers from the least to the greatest', async () => {
  const numbers = [0, -1, 2 ** 31 - 1, -(2 ** 31)];
  expect(await understood('int', intArray(numbers))).toEqual(numbers.map(String));
});

test('numbers with fractions, with nulls between them', async () => {
  const numbers = [0.125, null, -1.5, 0, 3.25e30];
  const written = await understood('real', realArray(numbers));
  expect(written.map((number) => number && Number(number))).toEqual(numbers);
});

test('texts, empty ones and those outside ASCII', async () => {
  const texts = ['', 'Rødgrød med fløde', null, '🚲 “cykel”', 'x'.repeat(10_000)];
  expect(await understood('text', textArray(texts))).toEqual(texts);
});

test.each([
  '2026-11-20T09:00:00.123Z',
  '1999-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00.000Z',
  '2100-02-28T12:30:00.001Z',
])('the moment %s', async (moment) => {
  const [text] = await understood('timestamptz', momentArray([moment]));
  expect(new Date(text ?? '').toISOString()).toBe(moment);
});

test('no elements', async () => {
  expect(await understood('text', textArray([]))).toEqual([]);
  expect(await understood('uuid', uuidArray([]))).toEqual([]);
});
