import Box from '@mui/material/Box';
import type { OfficeTimeKey } from '@samtale/contract';
import { useTranslation } from 'react-i18next';

/** What is wrong with hours, below them. */
export function OfficeProblem({ problem }: { problem: OfficeTimeKey | undefined }) {
  const { t } = useTranslation('settings');
  if (!problem) return null;
  return (
    <Box role="alert" sx={{ mt: 0.5, fontSize: '0.75rem', color: 'error.main' }}>
      {t(`officeTimes.${problem}`)}
    </Box>
  );
}
