import Box from '@mui/material/Box';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BookMarked } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../lib/screen/ListSearch.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { UpgradeMessage } from '../subscriptions/index.ts';
import { isPlanFull, NewSourceButtons } from './NewSourceButtons.tsx';
import { SourceHeads } from './SourceHeads.tsx';
import { SourceRow } from './SourceRow.tsx';
import { useSourceActs } from './use-source-acts.ts';
import { useSourceList } from './use-source-list.ts';

/** The sources that hold what is searched for, and how many of the plan's number there are. */
export function SourceList() {
  const { t } = useTranslation('jobs');
  const { search = '' } = useSearch({ from: '/shell/jobs/list' });
  const navigate = useNavigate({ from: '/jobs/list' });
  const shown = useSourceList(search.trim());
  const acts = useSourceActs();
  const { data } = shown;

  if (shown.isError && !data) return <LoadFailed error={shown.error} onRetry={() => void shown.refetch()} />;
  if (data?.totalCount === 0)
    return (
      <EmptyState
        icon={BookMarked}
        title={t('list.empty.title')}
        description={t('list.empty.description')}
        action={<NewSourceButtons list={data} />}
      />
    );
  const full = data && isPlanFull(data) ? data.maxSourceCount : null;
  return (
    <>
      {full !== null && (
        <Box sx={{ px: { xs: 2, md: 4 }, pb: 2 }}>
          <UpgradeMessage>{t('list.planFull', { count: full })}</UpgradeMessage>
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          // What searches brings its own room.
          '& > :first-of-type': { flex: '1 1 280px' },
        }}
      >
        <ListSearch
          label={t('list.search')}
          search={search}
          onSearch={(text) =>
            void navigate({ to: '.', search: (now) => ({ ...now, search: text }), replace: true })
          }
        />
        {data && (
          <Box
            data-tour="jobs-count"
            sx={{ px: { xs: 2, md: 4 }, pb: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}
          >
            {data.maxSourceCount === null
              ? t('list.count', { count: data.totalCount })
              : t('list.ofPlan', { used: data.totalCount, count: data.maxSourceCount })}
          </Box>
        )}
      </Box>
      <SourceHeads />
      <RecordList
        label={t('title')}
        items={data?.list ?? null}
        rowHeight={68}
        loading={t('list.loading')}
        noMatches={{ title: t('list.noMatches', { text: search }), advice: t('list.noMatchesAdvice') }}
        onOpen={({ id }) => void navigate({ to: '/jobs/detail/$id', params: { id } })}
        onDelete={(source) => void acts.remove(source)}
        renderRow={(source) => <SourceRow source={source} acts={acts} />}
      />
    </>
  );
}
