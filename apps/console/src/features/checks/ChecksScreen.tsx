import Box from '@mui/material/Box';
import { checkKinds } from '@samtale/contract';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { FindingGroup } from './FindingGroup.tsx';
import { useChecks } from './use-checks.ts';

/** What is wrong, or looks wrong, with the flows: by kind, the worst first. */
export function ChecksScreen() {
  const { t } = useTranslation('checks');
  return (
    <Box sx={{ minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={<BackLink to="/intent/list">{t('back')}</BackLink>}
      />
      <Box sx={{ px: { xs: 2, md: 4 }, pb: 4, maxWidth: 1040 }}>
        <Findings />
      </Box>
    </Box>
  );
}

function Findings() {
  const { t } = useTranslation('checks');
  const { data, isError, error, refetch } = useChecks();
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('loading')} count={6} rowHeight={41} />;
  if (!data.list.length) {
    return <EmptyState icon={ListChecks} title={t('clear.title')} description={t('clear.description')} />;
  }
  return checkKinds.map((kind) => {
    const findings = data.list.filter((finding) => finding.kind === kind);
    return findings.length > 0 && <FindingGroup key={kind} kind={kind} findings={findings} />;
  });
}
