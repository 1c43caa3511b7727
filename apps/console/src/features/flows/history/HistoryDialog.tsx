import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { endpoints, type FlowVersionContent } from '@samtale/contract';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useFlowParams } from '../../flow-list/index.ts';
import type { FlowContent } from './flow-parts.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { VersionList } from './VersionList.tsx';

interface HistoryDialogProps {
  intentId: string;
  /** What stands in the editor. */
  current: FlowContent;
  onClose(): void;
  onRestore(content: FlowVersionContent, version: number): void;
}

/** Every publishing of a flow: who, when, and what it changed; any of them can be taken back into the editor. */
export function HistoryDialog({ intentId, current, onClose, onRestore }: HistoryDialogProps) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const titleId = useId();
  const params = { ...useFlowParams(), intentId };
  const { data, error, refetch } = useEndpoint(endpoints.flows.getFlowVersions, { params }, { staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  const versions = data?.list ?? [];
  const version = chosen ?? versions[0]?.version ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { sx: { height: { xs: '100%', md: '80vh' } } } }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 3, py: 1.5 }}>
        <Typography id={titleId} component="h2" sx={{ flex: 1, fontSize: '1.25rem', fontWeight: 600 }}>
          {t('history.title')}
        </Typography>
        <IconButton aria-label={shell('action.close')} onClick={onClose} edge="end">
          <X aria-hidden />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          flex: 1,
          minHeight: 0,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows label={t('history.loading')} count={6} />}
        {data && versions.length === 0 && (
          <Typography sx={{ p: 3, color: 'text.secondary' }}>{t('history.empty')}</Typography>
        )}
        {version !== null && (
          <>
            <VersionList versions={versions} chosen={version} onChoose={setChosen} />
            <VersionChanges
              key={version}
              intentId={intentId}
              version={version}
              previous={versions.find((one) => one.version < version)?.version ?? null}
              current={current}
              onRestore={(content) => onRestore(content, version)}
            />
          </>
        )}
      </Box>
    </Dialog>
  );
}
