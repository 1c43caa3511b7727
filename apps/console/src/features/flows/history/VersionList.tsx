import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { FlowVersion } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';

interface VersionListProps {
  versions: readonly FlowVersion[];
  chosen: number;
  onChoose(version: number): void;
}

/** The publishings of a flow, newest first. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { t } = useTranslation('flows');
  return (
    <Box
      component="ol"
      aria-label={t('history.versions')}
      sx={{
        m: 0,
        p: 1,
        width: { xs: '100%', md: 280 },
        maxHeight: { xs: 200, md: 'none' },
        flexShrink: 0,
        overflowY: 'auto',
        listStyle: 'none',
        borderRight: { md: '1px solid var(--mui-palette-divider)' },
        borderBottom: { xs: '1px solid var(--mui-palette-divider)', md: 'none' },
      }}
    >
      {versions.map(({ version, publishedAt, publishedBy, isLive }) => (
        <li key={version}>
          <ButtonBase
            onClick={() => onChoose(version)}
            aria-current={version === chosen ? 'true' : undefined}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              width: '100%',
              px: 1.5,
              py: 1,
              borderRadius: 1,
              textAlign: 'left',
              bgcolor: version === chosen ? 'action.selected' : 'transparent',
              '&:hover': { bgcolor: version === chosen ? 'action.selected' : 'action.hover' },
            }}
          >
            <Box
              sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem', fontWeight: 550 }}
            >
              {t('history.version', { version })}
              {isLive && <StatusChip tone="success">{t('history.live')}</StatusChip>}
            </Box>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {publishedBy ?? t('history.nobody')} · <Timestamp value={publishedAt} />
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
