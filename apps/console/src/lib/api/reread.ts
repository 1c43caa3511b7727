import type { Endpoint, Subject } from '@samtale/contract';
import type { Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { provides?: readonly Subject[] | undefined };
  }
}

/** What a query provides of, as its endpoint declares it. Whoever writes the options of a query by hand adds it as `meta`. */
export const metaOf = ({ provides }: Endpoint) => ({ provides });

/**
 * Has everything that is kept of the subjects read again: at once where it is shown, elsewhere when it is shown next.
 * After a `call` it is given the endpoint's `invalidates`. Answers of `later` are left alone where they are shown: what
 * stands there is what was saved. Resolves once all has been read.
 */
export function reread(
  queries: QueryClient,
  subjects: readonly Subject[] = [],
  later?: Endpoint,
): Promise<void> {
  const isStale = ({ meta }: Query) => meta?.provides?.some((subject) => subjects.includes(subject)) ?? false;
  void queries.invalidateQueries({ predicate: isStale, refetchType: 'none' });
  return queries.refetchQueries({
    type: 'active',
    predicate: (query) => isStale(query) && query.queryKey[0] !== later?.path,
  });
}
