import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ExchangeReport } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TrainingStrip } from '../training/TrainingStrip.tsx';
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
      <TrainingStrip />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2.5 }}>
        <Button variant="contained" component={Link} to="/intent/list">
          {t('report.seeFlows')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onAgain}>
          {t('report.again')}
        </Button>
      </Box>
      <BotFigures report={report} />
      <BotNotes report={report} />
    </Box>
  );
}
