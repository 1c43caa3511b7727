import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../ui/Timestamp.tsx';

interface QuestionFactsProps {
  /** How often it was asked. */
  count: number;
  lastAsked: string;
  /** The flow that comes nearest. */
  likely: ReactNode;
}

/** What is known of a question: columns of their own where there is room, otherwise a line below it. */
export function QuestionFacts({ count, lastAsked, likely }: QuestionFactsProps) {
  const { t } = useTranslation('training');
  const fact = { fontSize: '0.8125rem', color: 'text.secondary' };
  return (
    <Box
      sx={{
        display: { '@': 'flex', '@800': 'contents' },
        flexWrap: 'wrap',
        gridColumn: 2,
        columnGap: 2,
      }}
    >
      <Box sx={fact}>{t('list.times', { count })}</Box>
      <Box sx={fact}>
        <Timestamp value={lastAsked} />
      </Box>
      <Box sx={{ ...fact, minWidth: 0 }}>{likely}</Box>
    </Box>
  );
}
