import Box from '@mui/material/Box';
import type { UnsolvedQuestion } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { questionColumns } from './question-columns.ts';
import { onRowKeys } from './row-keys.ts';
import { SelectBox } from './SelectBox.tsx';
import type { Selection } from './selection.ts';

interface QuestionTableProps {
  /** Names the list. */
  label: string;
  /** All questions on the page. */
  questions: readonly UnsolvedQuestion[];
  selection: Selection;
  onSelect(selection: Selection): void;
  /** What the last column but one is about. */
  lastColumn: string;
  /** The rows. */
  children: ReactNode;
}

/** A page of questions, in columns where there is room for them; the simulator may stand beside it. */
export function QuestionTable(props: QuestionTableProps) {
  const { label, questions, selection, onSelect, lastColumn, children } = props;
  const { t } = useTranslation('training');
  const wide = { display: { '@': 'none', '@800': 'block' } };
  return (
    <Box
      onKeyDown={onRowKeys}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        containerType: 'inline-size',
      }}
    >
      <Box
        sx={{
          ...questionColumns,
          minHeight: 40,
          fontSize: '0.75rem',
          fontWeight: 550,
          color: 'text.secondary',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SelectBox
          questions={questions}
          selection={selection}
          onSelect={onSelect}
          label={t('list.selectAll')}
        />
        <span>{t('list.question')}</span>
        <Box component="span" sx={wide}>
          {t('list.count')}
        </Box>
        <Box component="span" sx={wide}>
          {t('list.lastAsked')}
        </Box>
        <Box component="span" sx={wide}>
          {lastColumn}
        </Box>
      </Box>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
