import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pageRowsPerPage, type Source, SourceStatus, SourceType } from '@samtale/contract';
import { FileSearch, SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { PagingLine } from '../../../ui/PagingLine.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useLastPage } from '../../../ui/use-last-page.ts';
import { PageFilters } from './PageFilters.tsx';
import { PageHeads } from './PageHeads.tsx';
import { PageRow } from './PageRow.tsx';
import { usePageChanges } from './use-page-changes.ts';
import { usePageList, usePageSearch } from './use-page-list.ts';

const PagePanel = lazyPart(async () => ({ default: (await import('./PagePanel.tsx')).PagePanel }));

/** What was read of a source, ten pages at a time. */
export function PageTable({ source }: { source: Source }) {
  const { t } = useTranslation('jobs');
  const { search, change, open } = usePageSearch();
  const shown = usePageList(source.id);
  const isFromWeb = source.url !== '';
  const changes = usePageChanges(source.id, source.sourceType === SourceType.upload);
  const { page = 1 } = search;
  const { list, totalCount = 0 } = shown.data ?? {};
  const toPage = (next: number | undefined) =>
    change({ page: next !== undefined && next > 1 ? next : undefined });
  const lastPage = useLastPage({
    page,
    rowsPerPage: pageRowsPerPage,
    total: totalCount,
    isLoaded: list !== undefined,
    onPage: toPage,
  });

  if (shown.isError && !list) return <LoadFailed error={shown.error} onRetry={() => void shown.refetch()} />;
  return (
    <Box data-tour="job-pages">
      {shown.all === 0 ? (
        <EmptyState icon={FileSearch} title={t('page.none')} description={t(`page.${whyNone(source)}`)} />
      ) : (
        <>
          <PageFilters all={shown.all} statuses={shown.statuses} />
          <Box sx={{ mt: 2 }}>
            <PageHeads />
            {!list ? (
              <SkeletonRows label={t('page.loading')} count={pageRowsPerPage} rowHeight={76} />
            ) : list.length === 0 ? (
              <EmptyState
                icon={SearchX}
                title={t('page.noMatches')}
                description={t('page.noMatchesAdvice')}
                action={
                  <Button
                    variant="outlined"
                    color="inherit"
                    onClick={() => change({ text: undefined, look: undefined, ended: undefined })}
                  >
                    {t('page.clear')}
                  </Button>
                }
              />
            ) : (
              <Box component="ul" aria-label={t('page.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {list.map((one) => (
                  <PageRow key={one.id} page={one} changes={changes} mayRead={isFromWeb || one.isEdited} />
                ))}
              </Box>
            )}
          </Box>
          <PagingLine
            page={page}
            lastPage={lastPage}
            rowsPerPage={pageRowsPerPage}
            total={totalCount}
            onPage={toPage}
            sx={{ minHeight: 56 }}
          />
        </>
      )}
      <Suspense>
        {search.open !== undefined && (
          <PagePanel
            key={search.open}
            source={source}
            pageId={search.open}
            changes={changes}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
}

/** What is said of a source without pages. */
function whyNone({ sourceType, isRunning, status }: Source) {
  if (status === SourceStatus.failed && !isRunning) return 'noneFailed';
  return sourceType === SourceType.website ? 'noneWebsite' : 'noneDocuments';
}
