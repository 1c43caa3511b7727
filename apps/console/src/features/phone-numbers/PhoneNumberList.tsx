import Box from '@mui/material/Box';
import { defaultRowsPerPage, type endpoints, PhoneNumberState, type ReplyOf } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { Phone, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagingLine } from '../../ui/PagingLine.tsx';
import { PlainHeads } from '../../ui/PlainHeads.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { PhoneNumberRow } from './PhoneNumberRow.tsx';
import { numberColumns } from './phone-columns.ts';
import type { PhoneSearch } from './phone-search.ts';
import { useRemoveNumber } from './use-removal.ts';

interface PhoneNumberListProps {
  /** Undefined while it is on its way. */
  shown: ReplyOf<typeof endpoints.phoneNumbers.getPhoneNumbers> | undefined;
  asked: PhoneSearch;
  onPage(page: number | undefined): void;
  /** The button that makes the first one, or what comes before it. */
  begin: ReactNode;
}

const rowHeight = 60;
const columns = ['number', 'provider', 'sipUsername', 'service', 'supports', 'state'] as const;

/** A page of the numbers, each of which is opened, or removed with its button or the Delete key. */
export function PhoneNumberList({ shown, asked, onPage, begin }: PhoneNumberListProps) {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const navigate = useNavigate();
  const remove = useRemoveNumber();
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
      <Box data-phone-tour="table">
        <PlainHeads columns={numberColumns} labels={columns.map((column) => t(`list.column.${column}`))} />
      </Box>
      {!list ? (
        <SkeletonRows label={t('list.loading')} count={defaultRowsPerPage} rowHeight={rowHeight} />
      ) : list.length === 0 ? (
        <NoNumbers asked={asked} begin={begin} hasProviders={Boolean(shown?.phoneProviders.length)} />
      ) : (
        <VirtualList
          items={list}
          keyOf={({ id }) => id}
          label={t('show.numbers')}
          rowHeight={rowHeight}
          // A list is a tree of one level: options could not hold the button that removes.
          role="tree"
          rowProps={() => ({ 'aria-level': 1 })}
          onOpen={({ id }) =>
            void navigate({ to: '/phonenumber/$phoneNumberId', params: { phoneNumberId: id } })
          }
          onRowKey={(number, event) => {
            if (event.key !== 'Delete' || number.state === PhoneNumberState.removed) return;
            event.preventDefault();
            void remove(agent.id, number);
          }}
          renderRow={(number) => (
            <PhoneNumberRow number={number} onRemove={() => void remove(agent.id, number)} />
          )}
        />
      )}
      <PagingLine
        keys={totalCount > 0 ? t('list.keys') : undefined}
        page={page}
        lastPage={lastPage}
        rowsPerPage={defaultRowsPerPage}
        total={totalCount}
        onPage={(next) => onPage(next > 1 ? next : undefined)}
        sx={{ flexShrink: 0, minHeight: 56, pl: { xs: 2, md: 4 }, pr: { xs: 1, md: 2 } }}
      />
    </>
  );
}

interface NoNumbersProps extends Pick<PhoneNumberListProps, 'asked' | 'begin'> {
  hasProviders: boolean;
}

function NoNumbers({ asked: { search, state }, begin, hasProviders }: NoNumbersProps) {
  const { t } = useTranslation('phoneNumbers');
  if (search)
    return (
      <EmptyState
        icon={SearchX}
        title={t('list.noMatches', { text: search })}
        description={t('list.noMatchesAdvice')}
      />
    );
  if (state)
    return (
      <EmptyState icon={Phone} title={t('list.noneInState')} description={t('list.noneInStateAdvice')} />
    );
  return (
    <EmptyState
      icon={Phone}
      title={t('empty.title')}
      description={t(hasProviders ? 'empty.about' : 'empty.firstProvider')}
      action={begin}
    />
  );
}
