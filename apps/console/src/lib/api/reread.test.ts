import { endpoints, queryKey, type Subject } from '@samtale/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { metaOf, reread } from './reread.ts';

const { getFlow, getAllFlow, addOrUpdateFlow } = endpoints.flows;
const { getSecrets } = endpoints.secrets;

/** How often each endpoint was read, while all but the secrets are shown. */
async function readingsAfter(change: (queries: QueryClient) => Promise<void>) {
  const queries = new QueryClient();
  const readings: Record<string, number> = { getFlow: 0, getAllFlow: 0, getSecrets: 0 };
  const options = Object.entries({ getFlow, getAllFlow, getSecrets }).map(([name, endpoint]) => ({
    queryKey: queryKey(endpoint),
    queryFn: () => {
      readings[name] = (readings[name] ?? 0) + 1;
      return name;
    },
    meta: metaOf(endpoint),
    staleTime: Number.POSITIVE_INFINITY,
  }));
  for (const one of options) await queries.prefetchQuery(one);
  const ends = options.slice(0, 2).map((one) => new QueryObserver(queries, one).subscribe(() => undefined));
  await change(queries);
  for (const end of ends) end();
  const stale = queries.getQueryCache().findAll({ stale: true });
  return { readings, stale: stale.map(({ queryKey: [path] }) => path) };
}

test('what is shown is read at once, other answers when they are shown next', async () => {
  const { readings, stale } = await readingsAfter((queries) => reread(queries, addOrUpdateFlow.invalidates));
  expect(readings).toEqual({ getFlow: 2, getAllFlow: 2, getSecrets: 1 });
  expect(stale).toEqual([getSecrets.path]);
});

test('what stands in an open form is read when it is shown next', async () => {
  const { readings, stale } = await readingsAfter((queries) =>
    reread(queries, addOrUpdateFlow.invalidates, getFlow),
  );
  expect(readings).toEqual({ getFlow: 1, getAllFlow: 2, getSecrets: 1 });
  expect(stale).toEqual([getFlow.path, getSecrets.path]);
});

test.for([[['flows']], [[]], [undefined]] as [Subject[] | undefined][])('%o alone', async ([subjects]) => {
  const { readings } = await readingsAfter((queries) => reread(queries, subjects));
  expect(readings).toEqual({ getFlow: 1, getAllFlow: subjects?.length ? 2 : 1, getSecrets: 1 });
});
