import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/toast/error-text.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';

interface QuickAnswerProps<Data> {
  /** What was asked for, as a query has it. */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch(): unknown };
  /** How many rows there usually are. */
  rows: number;
  children(data: Data): ReactNode;
}

/** What a section of the quick panel has asked for: on its way, there, or why it is not, with a way to ask again. */
export function QuickAnswer<Data>({ query, rows, children }: QuickAnswerProps<Data>) {
  const { t } = useTranslation('around');
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error) return <QuickFailure {...query} error={error} />;
  return <SkeletonRows label={t('quick.loading')} count={rows} rowHeight={40} />;
}

interface QuickFailureProps {
  error: Error;
  isFetching: boolean;
  refetch(): unknown;
}

/** Why something could not be read, in a line. */
export function QuickFailure({ error, isFetching, refetch }: QuickFailureProps) {
  const { t } = useTranslation();
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ flex: 1, fontSize: '0.8125rem', color: 'error.main' }}>{errorText(error)}</Typography>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={isFetching}
        onClick={() => void refetch()}
        sx={{ flexShrink: 0 }}
      >
        {t('action.retry')}
      </Button>
    </Box>
  );
}
