import { expect, test } from 'vitest';
import { useServer } from '../../../test/use-server.ts';
import { type Asker, onBehalfOf } from '../limits/asker.ts';

const server = useServer();
const ofCompany = (company: string): Asker => ({ person: null, network: '', company });

/** Asks the database so often at once on behalf of a company; notes in which order it is answered. */
function ask(order: string[], company: string, times: number): Promise<unknown>[] {
  return Array.from({ length: times }, () =>
    onBehalfOf(ofCompany(company), () =>
      server.app.database.pool
        .query('SELECT count(*) FROM generate_series(1, 20000)')
        .then(() => order.push(company)),
    ),
  );
}

test('a company that asks for much waits for itself, not the others for it', async () => {
  const order: string[] = [];
  // All connections are open, so that nobody waits for one to be opened.
  await Promise.all(Array.from({ length: 50 }, (_, i) => ask([], `of many ${i}`, 1)).flat());
  await Promise.all([...ask(order, 'much', 100), ...ask(order, 'little', 1)]);
  // Those of the share of the first are before it, whatever came before.
  expect(order.indexOf('little')).toBeLessThan(20);
  expect(order).toHaveLength(101);
});

test('too many that wait are refused early, without having cost the database anything', async () => {
  const order: string[] = [];
  const results = await Promise.allSettled(ask(order, 'flood', 1000));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused.length).toBeGreaterThan(400);
  expect(refused[0]).toMatchObject({ code: 'unavailable', details: { retryAfter: 1 } });
  expect(order.length + refused.length).toBe(1000);
});

test('a transaction gives its turn on when it ends, however it ends', async () => {
  const failing = Array.from({ length: 30 }, () =>
    onBehalfOf(ofCompany('failing'), () =>
      server.app.database.transaction(async () => {
        throw new Error('no');
      }),
    ).catch((error: Error) => error.message),
  );
  expect(await Promise.all(failing)).toEqual(failing.map(() => 'no'));
  const order: string[] = [];
  await Promise.all(ask(order, 'failing', 3));
  expect(order).toHaveLength(3);
});
