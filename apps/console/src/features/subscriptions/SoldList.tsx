import { defaultRowsPerPage, type endpoints, type ReplyOf } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { Receipt, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagingLine } from '../../ui/PagingLine.tsx';
import { PlainHeads } from '../../ui/PlainHeads.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { SoldRow } from './SoldRow.tsx';
import { soldColumns } from './sold-columns.ts';
import type { SoldSearch } from './sold-search.ts';

interface SoldListProps {
  /** Undefined while it is on its way. */
  shown: ReplyOf<typeof endpoints.subscriptions.getSubscriptions> | undefined;
  asked: SoldSearch;
  onPage(page: number | undefined): void;
  /** The button that adds the first one. */
  begin: ReactNode;
}

const rowHeight = 60;
const columns = ['agent', 'plan', 'state', 'startsAt', 'bindingEnd', 'isPaid'] as const;

/** A page of subscriptions, each of which is opened. */
export function SoldList({ shown, asked, onPage, begin }: SoldListProps) {
  const { t } = useTranslation('subscriptions');
  const navigate = useNavigate();
  const { page = 1 } = asked;
  const { list = null, totalCount = 0 } = shown ?? {};
  const lastPage = useLastPage({
    page,
    rowsPerPage: defaultRowsPerPage,
    total: totalCount,
    isLoaded: list !== null,
    onPage,
  });
  return (
    <>
      <PlainHeads columns={soldColumns} labels={columns.map((column) => t(`list.column.${column}`))} />
      {!list ? (
        <SkeletonRows label={t('list.loading')} count={defaultRowsPerPage} rowHeight={rowHeight} />
      ) : list.length === 0 ? (
        <NoneSold asked={asked} begin={begin} />
      ) : (
        <VirtualList
          items={list}
          keyOf={({ id }) => id}
          label={t('title')}
          rowHeight={rowHeight}
          onOpen={({ id }) => void navigate({ to: '/subscriptionEdit/$id', params: { id } })}
          renderRow={(row) => <SoldRow row={row} />}
        />
      )}
      <PagingLine
        total={totalCount}
        keys={totalCount > 0 ? t('list.keys') : undefined}
        page={page}
        lastPage={lastPage}
        rowsPerPage={defaultRowsPerPage}
        onPage={(next) => onPage(next > 1 ? next : undefined)}
        sx={{ flexShrink: 0, minHeight: 56, pl: { xs: 2, md: 4 }, pr: { xs: 1, md: 2 } }}
      />
    </>
  );
}

function NoneSold({ asked: { search, show }, begin }: Pick<SoldListProps, 'asked' | 'begin'>) {
  const { t } = useTranslation('subscriptions');
  if (search)
    return (
      <EmptyState
        icon={SearchX}
        title={t('list.noMatches', { text: search })}
        description={t('list.noMatchesAdvice')}
      />
    );
  if (show)
    return <EmptyState icon={Receipt} title={t('list.noneEnded')} description={t('list.noneEndedAdvice')} />;
  return (
    <EmptyState icon={Receipt} title={t('list.none')} description={t('list.noneAdvice')} action={begin} />
  );
}
