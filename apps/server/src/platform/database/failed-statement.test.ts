import { expect, test } from 'vitest';
import { useDatabase } from '../../../test/use-database.ts';

const database = useDatabase();

const named = (value: number) =>
  database().pool.query<{ n: number }>({ name: 'divide', text: 'SELECT 12 / $1::int AS n', values: [value] });

test('after a statement has failed the next ones get their own answers', async () => {
  expect((await named(3)).rows).toEqual([{ n: 4 }]);
  for (let round = 0; round < 5; round++) {
    const outcomes = await Promise.allSettled([named(2), named(0), named(6), named(12)]);
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value.rows : 'failed'))).toEqual([
      [{ n: 6 }],
      'failed',
      [{ n: 2 }],
      [{ n: 1 }],
    ]);
  }
});

test('a transaction that fails leaves nothing and holds nobody up', async () => {
  const failing = database().transaction(async ({ shared }) => {
    const { serverSecrets } = await import('./tables.ts');
    await shared.insert(serverSecrets, [{ name: 'half', value: 'done' }]);
    throw new Error('no more');
  });
  await expect(failing).rejects.toThrow('no more');
  const { rows } = await database().pool.query("SELECT 1 FROM server_secrets WHERE name = 'half'");
  expect(rows).toEqual([]);
});
