import {
  endpoints,
  queryKey,
  type ReplyOf,
  type Source,
  type SourceListItem,
  type SourceProgress,
} from '@samtale/contract';
import type { QueryClient } from '@tanstack/react-query';

const { getGptTrainingJob, getGptTrainingJobList } = endpoints.sources;
type SourceList = ReplyOf<typeof getGptTrainingJobList>;

/** How far reading is, of all that is known of a source. */
export function progressOf(source: Source | SourceListItem): SourceProgress {
  return {
    id: source.id,
    isRunning: source.isRunning,
    status: source.status,
    failure: source.failure,
    failureDetail: source.failureDetail,
    lastRunDatetimeStart: source.lastRunDatetimeStart,
    lastRunDatetime: source.lastRunDatetime,
    nextRunDatetime: source.nextRunDatetime,
    readPage: source.readPage,
    waitingPage: source.waitingPage,
    totalPage: source.totalPage,
    totalToken: source.totalToken,
    failedPage: source.failedPage,
  };
}

/** Shows how far reading is wherever the source stands. One that is not known yet has the list read again. */
export function showProgress(queries: QueryClient, agentId: string, progress: SourceProgress): void {
  const detail = queryKey(getGptTrainingJob, { params: { agentId, id: progress.id } });
  const listKey = [getGptTrainingJobList.path, { agentId }];
  let isListed = false;
  queries.setQueryData<Source>(detail, (known) => known && { ...known, ...progress });
  queries.setQueriesData<SourceList>({ queryKey: listKey }, (known) => {
    if (known?.list.some(({ id }) => id === progress.id)) isListed = true;
    return (
      known && {
        ...known,
        list: known.list.map((one) => (one.id === progress.id ? { ...one, ...progress } : one)),
      }
    );
  });
  // What is being read now may be older than this.
  if (queries.isFetching({ queryKey: detail, exact: true }))
    void queries.invalidateQueries({ queryKey: detail, exact: true });
  if (!isListed || queries.isFetching({ queryKey: listKey }))
    void queries.invalidateQueries({ queryKey: listKey });
}

/** Shows a source as a change has replied with it, wherever it stands as a whole. */
export function showSource(queries: QueryClient, source: Source): void {
  const { agentId, id } = source;
  queries.setQueryData<Source>(queryKey(getGptTrainingJob, { params: { agentId, id } }), source);
}
