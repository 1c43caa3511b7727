import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useFlowList, useLoadListError } from '../../flow-list/index.ts';
import { flowComparer } from '../list/arrange-flows.ts';
import { OldFlowTable } from './OldFlowTable.tsx';
import type { OldlistSearch } from './oldlist-search.ts';

const rowsPerPage = 10;

/** The flows as a plain table, page by page, as they were listed before there were views. */
export function OldFlowsScreen() {
  const { t } = useTranslation('flows');
  const { data, isError, error, refetch } = useFlowList();
  useLoadListError(isError);
  const address = useSearch({ from: '/shell/intent/oldlist' });
  const navigate = useNavigate({ from: '/intent/oldlist' });
  const { sort, reversed } = address;
  const sorted = useMemo(() => data?.list.toSorted(flowComparer({ sort, reversed })), [data, sort, reversed]);
  const change = (part: Partial<OldlistSearch>) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...part }), replace: true });
  const lastPage = Math.max(1, Math.ceil((sorted?.length ?? 0) / rowsPerPage));
  const page = Math.min(address.page ?? 1, lastPage);

  return (
    <Box sx={{ minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('oldlist.title')}
        description={t('oldlist.description')}
        actions={
          <Button
            component={Link}
            to="/intent/list"
            variant="outlined"
            color="inherit"
            startIcon={<ArrowLeft aria-hidden />}
          >
            {t('oldlist.back')}
          </Button>
        }
      />
      <Box sx={{ px: { xs: 2, md: 4 }, pb: 4 }}>
        {isError ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : sorted ? (
          <>
            <OldFlowTable
              flows={sorted.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
              all={sorted}
              address={address}
              onSort={(part) => change({ ...part, page: undefined })}
            />
            <Box sx={{ mt: 2 }}>
              <Paging
                page={page}
                lastPage={lastPage}
                rowsPerPage={rowsPerPage}
                total={sorted.length}
                onPage={(next) => change({ page: next > 1 ? next : undefined })}
              />
            </Box>
          </>
        ) : (
          <SkeletonRows label={t('list.loading')} count={rowsPerPage} rowHeight={41} />
        )}
      </Box>
    </Box>
  );
}
