import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UnsolvedQuestion } from '@samtale/contract';
import { BellOff, CheckCheck, CirclePlus, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuestionChanges } from './use-question-changes.tsx';

interface SelectionBarProps {
  questions: readonly UnsolvedQuestion[];
  /** They are among the ignored ones. */
  areIgnored: boolean;
  onAdd(): void;
  onDone(): void;
}

/** What can be done with the chosen questions. */
export function SelectionBar({ questions, areIgnored, onAdd, onDone }: SelectionBarProps) {
  const { t } = useTranslation('training');
  const { markSolved, ignore, takeBack, isPending } = useQuestionChanges(onDone);
  const ids = questions.map(({ id }) => id);
  const quiet = { size: 'small', variant: 'outlined', color: 'inherit', disabled: isPending } as const;
  return (
    <Box
      data-head
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        // As high as what it stands in place of, where both are one line.
        py: { xs: 1, md: 0 },
        minHeight: 38,
        border: 1,
        borderColor: 'line.control',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box component="span" role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('selection.count', { count: questions.length })}
      </Box>
      <Button size="small" color="inherit" onClick={onDone}>
        {t('selection.clear')}
      </Button>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          ml: { md: 'auto' },
          // On a phone the words alone fit on a line.
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {areIgnored ? (
          <Button {...quiet} startIcon={<Undo2 aria-hidden />} onClick={() => takeBack(ids)}>
            {t('selection.takeBack')}
          </Button>
        ) : (
          <>
            <Button {...quiet} startIcon={<BellOff aria-hidden />} onClick={() => ignore(ids)}>
              {t('selection.ignore')}
            </Button>
            <Button {...quiet} startIcon={<CheckCheck aria-hidden />} onClick={() => markSolved(ids)}>
              {t('selection.markSolved')}
            </Button>
          </>
        )}
        <Button size="small" variant="contained" startIcon={<CirclePlus aria-hidden />} onClick={onAdd}>
          {t('selection.add')}
        </Button>
      </Box>
    </Box>
  );
}
