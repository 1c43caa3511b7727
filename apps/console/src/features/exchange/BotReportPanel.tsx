import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExchangeReport } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { AfterImport } from '../training-state/index.ts';
import { BotFigures } from './BotFigures.tsx';
import { BotNotes } from './BotNotes.tsx';

/** What an import of a bot did, and what of it found no place. */
export function BotReportPanel({ report, onAgain }: { report: ExchangeReport; onAgain(): void }) {
  const { t } = useTranslation('import');
  return (
    <Box>
      <Box role="status" sx={{ mb: 2 }}>
        <Typography variant="h2">{t('report.title')}</Typography>
      </Box>
      <AfterImport onAgain={onAgain} />
      <BotFigures report={report} />
      <BotNotes report={report} />
    </Box>
  );
}
