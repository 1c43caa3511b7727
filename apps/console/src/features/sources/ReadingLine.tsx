import Box from '@mui/material/Box';
import type { SourceProgress } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';

interface ReadingLineProps extends Pick<SourceProgress, 'readPage' | 'waitingPage'> {
  /** Names the progress. */
  label: string;
}

/** How far reading is: what has been read, and what is known to wait. */
export function ReadingLine({ readPage, waitingPage, label }: ReadingLineProps) {
  const { t } = useTranslation('jobs');
  const number = useNumberFormat();
  const known = readPage + waitingPage;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ mb: 0.5, fontSize: '0.75rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {known === 0
          ? t('state.starting')
          : t('state.counts', { read: number(readPage), waiting: number(waitingPage) })}
      </Box>
      <ProgressLine value={known === 0 ? 0 : readPage / known} label={label} />
    </Box>
  );
}
