import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../ui/ProgressLine.tsx';

interface ImportStartProps {
  state: { problem: string | null; progress: number | null; isImporting: boolean; start(): void };
  note: string;
  submit: string;
  disabled: boolean;
  /** Names the progress. */
  label: string;
}

/** Starts an import, says what is wrong, and tells how far it has come. */
export function ImportStart({ state, note, submit, disabled, label }: ImportStartProps) {
  const { t } = useTranslation('import');
  const { problem, progress, isImporting } = state;
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
        <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          {note}
        </Typography>
        <Button variant="contained" loading={isImporting} disabled={disabled} onClick={state.start}>
          {submit}
        </Button>
      </Box>
      {isImporting && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" role="status" sx={{ mb: 0.75, color: 'text.secondary' }}>
            {progress === null
              ? t('progress.sending')
              : t('progress.importing', { percent: Math.round(progress * 100) })}
          </Typography>
          <ProgressLine value={progress ?? 0} label={label} />
        </Box>
      )}
    </>
  );
}
