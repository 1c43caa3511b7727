import { defaultRowsPerPage, endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagingLine } from '../../ui/PagingLine.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { AgentHeads } from './AgentHeads.tsx';
import { AgentRowView } from './AgentRowView.tsx';
import type { AgentSearch } from './agent-search.ts';

const rowHeight = 60;

/** A page of agents, by name, to be searched and opened. */
export function AgentList() {
  const { t } = useTranslation('agents');
  const { search, page = 1 } = useSearch({ from: '/shell/agent' });
  const { agent } = useSession();
  const navigate = useNavigate({ from: '/agent' });
  const toast = useToast();
  const shown = useEndpoint(
    endpoints.agents.getAgentList,
    {
      params: { agentId: agent.id, page: page - 1, rowsPerPage: defaultRowsPerPage },
      query: { searchText: search?.trim() ?? '' },
    },
    { placeholderData: keepPreviousData },
  );
  useEffect(() => {
    if (shown.isError) toast.error(t('agents.loadListError'));
  }, [shown.isError, toast, t]);
  const { list = null, totalCount = 0 } = shown.data ?? {};
  const change = (part: AgentSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, page: undefined, ...part }), replace: true });
  const lastPage = useLastPage({
    page,
    rowsPerPage: defaultRowsPerPage,
    total: totalCount,
    isLoaded: list !== null,
    onPage: (next) => change({ page: next }),
  });

  if (shown.isError && !shown.data)
    return <LoadFailed error={shown.error} onRetry={() => void shown.refetch()} />;
  return (
    <>
      <ListSearch
        label={t('list.search')}
        search={search}
        onSearch={(text) => change({ search: text?.trim() || undefined })}
      />
      <AgentHeads />
      {!list ? (
        <SkeletonRows label={t('list.loading')} count={defaultRowsPerPage} rowHeight={rowHeight} />
      ) : list.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('list.noMatches', { text: search ?? '' })}
          description={t('list.noMatchesAdvice')}
        />
      ) : (
        <VirtualList
          items={list}
          keyOf={({ id }) => id}
          label={t('title')}
          rowHeight={rowHeight}
          onOpen={({ id }) => void navigate({ to: '/agentProfile/$id', params: { id } })}
          renderRow={(row) => <AgentRowView row={row} isSelected={row.id === agent.id} />}
        />
      )}
      <PagingLine
        keys={totalCount > 0 ? t('list.keys') : undefined}
        page={page}
        lastPage={lastPage}
        rowsPerPage={defaultRowsPerPage}
        total={totalCount}
        onPage={(next) => change({ page: next > 1 ? next : undefined })}
        sx={{ flexShrink: 0, minHeight: 56, pl: { xs: 2, md: 4 }, pr: { xs: 1, md: 2 } }}
      />
    </>
  );
}
