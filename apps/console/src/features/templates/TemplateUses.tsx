import Box from '@mui/material/Box';
import type { FlowUse } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FlowUses } from '../flow-list/index.ts';

/** Which flows use the template, beside its phrases. */
export function TemplateUses({ uses }: { uses: readonly FlowUse[] }) {
  const { t } = useTranslation('templates');
  return (
    <Box
      sx={{
        gridColumn: { md: 2 },
        gridRow: { md: '1 / -1' },
        minWidth: 0,
        maxHeight: { xs: 136, md: 'none' },
        overflowY: 'auto',
        px: { xs: 2, md: 3 },
        pt: { xs: 2, md: 2.5 },
        borderLeft: { md: '1px solid var(--mui-palette-divider)' },
      }}
    >
      <FlowUses heading={t('detail.uses')} uses={uses} unused={t('detail.unused')} />
    </Box>
  );
}
