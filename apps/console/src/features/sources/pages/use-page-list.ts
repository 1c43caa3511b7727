import { endpoints, SourceStatus } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { SourceSearch } from '../source-search.ts';

/** The order in which statuses are offered. */
const statusOrder = [
  SourceStatus.trained,
  SourceStatus.updated,
  SourceStatus.notRun,
  SourceStatus.failed,
  SourceStatus.ignored,
  SourceStatus.removed,
];

/** What the address says of a source's pages, and how that is changed. */
export function usePageSearch() {
  const search = useSearch({ from: '/shell/jobs/detail/$id' });
  const navigate = useNavigate({ from: '/jobs/detail/$id' });
  return {
    search,
    /** Another choice begins at the first page. */
    change: (part: SourceSearch) =>
      void navigate({ to: '.', search: (now) => ({ ...now, page: undefined, ...part }), replace: true }),
    /** Opens a page, or with undefined closes the one that is open. */
    open: (id: string | undefined) =>
      void navigate({ to: '.', search: (now) => ({ ...now, open: id }), replace: id === undefined }),
  };
}

/** The ten pages of a source that the address asks for, and how many there are of each status. */
export function usePageList(sourceId: string) {
  const { agent } = useSession();
  const { search } = usePageSearch();
  const { text = '', look = [], ended: status, page = 1 } = search;
  const shown = useEndpoint(
    endpoints.sources.getTrainingPages,
    {
      params: { agentId: agent.id, id: sourceId, page: page - 1, filters: look.join(',') || 'null' },
      query: { searchText: text.trim(), ...(status !== undefined && { status }) },
    },
    { placeholderData: keepPreviousData },
  );
  const counts = shown.data?.statusList ?? [];
  return {
    ...shown,
    /** How many pages there are, whatever is searched for; null while that is not known. */
    all: shown.data ? counts.reduce((sum, { count }) => sum + count, 0) : null,
    /** Those statuses that there are pages of. */
    statuses: statusOrder.flatMap((one) =>
      counts.filter((counted) => counted.status === one && counted.count > 0),
    ),
  };
}
