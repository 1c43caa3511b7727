import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ConditionKind } from '@samtale/contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { loadOfficeHoursPanel } from '../../../office-hours/index.ts';

const OfficeHoursPanel = lazyPart(loadOfficeHoursPanel);

interface OfficeConditionProps {
  kind: typeof ConditionKind.openingHours | typeof ConditionKind.outsideHours;
}

/** Inside or outside the agent's opening hours, which can be looked at and changed here. */
export function OfficeCondition({ kind }: OfficeConditionProps) {
  const { t } = useTranslation('flows');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 38,
        fontSize: '0.875rem',
      }}
    >
      {t(`conditions.kind.${kind}`)}
      <Button size="small" onClick={() => setOpen(true)}>
        {t('conditions.hours')}
      </Button>
      {isOpen && (
        <Suspense>
          <OfficeHoursPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
