import type { Endpoint, ReplyOf } from '@samtale/contract';
import type { QueryClient } from '@tanstack/react-query';

type Listed<E extends Endpoint> = ReplyOf<E> extends { list: readonly (infer Item)[] } ? Item : never;

/**
 * Shows a record as it was saved in the lists that hold it, before they have been read again: who opens it from there
 * at once begins with what is stored.
 */
export function keepInLists<E extends Endpoint>(
  queries: QueryClient,
  { path }: E,
  saved: Listed<E> & { id: string },
): void {
  queries.setQueriesData<{ list: { id: string }[] }>(
    { queryKey: [path] },
    (known) => known && { ...known, list: known.list.map((one) => (one.id === saved.id ? saved : one)) },
  );
}
