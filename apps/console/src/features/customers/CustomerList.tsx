import { defaultRowsPerPage } from '@samtale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { ColumnHeads } from '../../ui/ColumnHeads.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagingLine } from '../../ui/PagingLine.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { CustomerRow } from './CustomerRow.tsx';
import { customerColumns, sortedColumns } from './customer-columns.ts';
import type { CustomerSearch } from './customer-search.ts';
import { useCustomerPage } from './use-customer-page.ts';
import { useSetSolved } from './use-set-solved.ts';

const rowHeight = 47;

/** A page of customers, to be searched, sorted and opened. */
export function CustomerList({ newCustomer }: { newCustomer: ReactNode }) {
  const { t } = useTranslation('customers');
  const address = useSearch({ from: '/shell/customers' });
  const { search, by, reversed, page = 1 } = address;
  const navigate = useNavigate({ from: '/customers' });
  const { list, totalCount, error, retry } = useCustomerPage(address);
  const setSolved = useSetSolved();
  const change = (part: CustomerSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, page: undefined, ...part }), replace: true });
  const lastPage = useLastPage({
    page,
    rowsPerPage: defaultRowsPerPage,
    total: totalCount,
    isLoaded: list !== null,
    onPage: (next) => change({ page: next }),
  });

  if (error) return <LoadFailed error={error} onRetry={retry} />;
  if (list && totalCount === 0 && !search) {
    return (
      <EmptyState
        icon={Users}
        title={t('list.empty.title')}
        description={t('list.empty.description')}
        action={newCustomer}
      />
    );
  }
  return (
    <>
      <ListSearch label={t('list.search')} search={search} onSearch={(text) => change({ search: text })} />
      <ColumnHeads
        columns={customerColumns}
        heads={sortedColumns.map((column) => ({
          ...column,
          label: t(`list.column.${column.id}`),
          end: column.id === 'lastModified' || column.id === 'solved',
        }))}
        sorted={by ?? 'lastModified'}
        reversed={reversed === true}
        onSort={(column, turned) =>
          change({ by: column === 'lastModified' ? undefined : column, reversed: turned || undefined })
        }
      />
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
          // A list is a tree of one level: options could not hold the switch.
          role="tree"
          rowProps={() => ({ 'aria-level': 1 })}
          onOpen={({ id }) => void navigate({ to: '/customers/$customerId', params: { customerId: id } })}
          onRowKey={(customer, event) => {
            // A switch that was clicked has the focus, and turns by itself.
            if (event.key !== ' ' || event.target instanceof HTMLInputElement) return;
            event.preventDefault();
            setSolved(customer);
          }}
          renderRow={(customer) => <CustomerRow customer={customer} onSolve={() => setSolved(customer)} />}
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
