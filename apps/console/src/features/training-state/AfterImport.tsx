import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TrainingStrip } from './TrainingStrip.tsx';

/** How far the training on what was imported is, and where to go from here. */
export function AfterImport({ onAgain }: { onAgain(): void }) {
  const { t } = useTranslation('import');
  return (
    <>
      <TrainingStrip />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2.5 }}>
        <Button variant="contained" component={Link} to="/intent/list">
          {t('report.seeFlows')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onAgain}>
          {t('report.again')}
        </Button>
      </Box>
    </>
  );
}
