import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImportReport } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TrainingStrip } from '../../training/TrainingStrip.tsx';
import { useNumberFormat } from '../use-number-format.ts';
import { SkippedRows } from './SkippedRows.tsx';

/** What an import did, what it left out and why, and how far the training on it is. */
export function ImportReportPanel({ report, onAgain }: { report: ImportReport; onAgain(): void }) {
  const { t } = useTranslation('import');
  const number = useNumberFormat();
  const figures = [
    { value: report.addedPhraseCount, label: t('report.added') },
    { value: report.createdFlowCount, label: t('report.created') },
    { value: report.updatedFlowCount, label: t('report.updated') },
    { value: report.skippedCount, label: t('report.skipped') },
  ];
  return (
    <Box>
      <Box role="status" sx={{ mb: 2 }}>
        <Typography variant="h2">
          {t(report.addedPhraseCount > 0 ? 'report.title' : 'report.nothingTitle')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          mb: 2.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {figures.map(({ value, label }) => (
          <Box key={label} sx={{ px: 2.5, py: 2 }}>
            <Typography
              sx={{
                fontSize: '1.75rem',
                lineHeight: '36px',
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {number(value)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
          </Box>
        ))}
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
      {report.skipped.length > 0 && <SkippedRows report={report} />}
    </Box>
  );
}
