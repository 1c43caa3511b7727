import { expect, test } from 'vitest';
import { useDatabase } from '../../../test/use-database.ts';
import { danishOrderOf } from './danish-order.ts';

const database = useDatabase();
const titles = ['åbent', 'Ærinder', 'zoo', 'Ørnen', 'adresse', 'Ordre', 'Élan', 'emne'];
const sorted = ['adresse', 'Élan', 'emne', 'Ordre', 'zoo', 'Ærinder', 'Ørnen', 'åbent'];

test('titles sort as in a Danish dictionary, upper and lower case alike', async () => {
  const { rows } = await database().pool.query<{ title: string }>(
    `SELECT title FROM unnest($1::text[]) AS title ORDER BY ${danishOrderOf('title')}`,
    [titles],
  );
  expect(rows.map(({ title }) => title)).toEqual(sorted);
});
