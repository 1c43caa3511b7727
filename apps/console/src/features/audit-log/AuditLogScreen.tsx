import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScrollText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { AuditDownload } from './AuditDownload.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { auditQueryOf } from './audit-query.ts';
import type { AuditSearch } from './audit-search.ts';
import { useAuditSentences } from './use-audit-sentences.ts';

const { getAuditLog } = endpoints.auditLog;

/** Who did what, when and from where. */
export function AuditLogScreen() {
  const { t } = useTranslation('auditLog');
  const { agent } = useSession();
  const search = useSearch({ from: '/shell/auditLog' });
  const navigate = useNavigate({ from: '/auditLog' });
  const sentences = useAuditSentences();
  const params = { agentId: agent.id };
  const query = auditQueryOf(search, sentences);
  const entries = useInfiniteQuery({
    queryKey: [getAuditLog.path, params, query],
    queryFn: ({ pageParam, signal }) =>
      call(getAuditLog, { params, query: { ...query, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const list = entries.data?.pages.flatMap((page) => page.list);
  const change = (part: AuditSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace: true });
  const { via, ...narrowing } = search;
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  return (
    <Box sx={{ flexShrink: 0, minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={
          via === 'team' ? (
            <BackLink to="/team">{t('backToTeam')}</BackLink>
          ) : (
            <BackLink to="/agentProfile/$id" params={{ id: agent.id }}>
              {t('back')}
            </BackLink>
          )
        }
        actions={<AuditDownload query={query} disabled={!list?.length} />}
      />
      <AuditFilters search={search} onChange={change} />
      {entries.isError && !list && (
        <LoadFailed description={t('loadError')} onRetry={() => void entries.refetch()} />
      )}
      {entries.isPending && <SkeletonRows label={t('loading')} count={10} rowHeight={57} />}
      {list?.length === 0 && (
        <EmptyState
          icon={isNarrowed ? SearchX : ScrollText}
          title={t(isNarrowed ? 'noMatches.title' : 'empty.title')}
          description={t(isNarrowed ? 'noMatches.description' : 'empty.description')}
        />
      )}
      {list && list.length > 0 && (
        <Box
          component="ul"
          aria-label={t('title')}
          sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
        >
          {list.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
      {entries.hasNextPage && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            px: { xs: 2, md: 4 },
            py: 2.5,
          }}
        >
          <Button
            variant="outlined"
            color="inherit"
            loading={entries.isFetchingNextPage}
            onClick={() => void entries.fetchNextPage()}
          >
            {t('more')}
          </Button>
          {entries.isFetchNextPageError && (
            <Box role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
              {t('moreError')}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
