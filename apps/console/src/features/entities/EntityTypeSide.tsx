import Box from '@mui/material/Box';
import type { FlowUse } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowUses } from '../flow-list/index.ts';

const hairline = '1px solid var(--mui-palette-divider)';

interface EntityTypeSideProps {
  uses: readonly FlowUse[];
  /** Where sentences are tried; nothing for a type that is never looked for. */
  trial: ReactNode;
}

/** Beside an entity type: what it finds, and which flows use it. */
export function EntityTypeSide({ uses, trial }: EntityTypeSideProps) {
  const { t } = useTranslation('entities');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        minWidth: 0,
        overflowY: { md: 'auto' },
        px: { xs: 2, md: 3 },
        py: { xs: 3, md: 2.5 },
        borderTop: { xs: hairline, md: 0 },
        borderLeft: { md: hairline },
      }}
    >
      {trial}
      <FlowUses heading={t('detail.uses')} uses={uses} unused={t('detail.unused')} />
    </Box>
  );
}
