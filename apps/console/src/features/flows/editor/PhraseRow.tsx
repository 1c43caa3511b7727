import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { trainingPhraseMax } from '@samtale/contract';
import { X } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorPhrase } from './editor-phrase.ts';
import { Problem } from './Problem.tsx';

interface PhraseRowProps {
  phrase: EditorPhrase;
  problem: string | undefined;
  onChange(text: string): void;
  onRemove(): void;
  /** To the row above (-1) or below (1). */
  onMove(step: -1 | 1): void;
}

/** A phrase that is edited where it stands. Backspace in an empty one removes it, Enter goes on to the next. */
export const PhraseRow = memo(function PhraseRow(props: PhraseRowProps) {
  const { phrase, problem, onChange, onRemove, onMove } = props;
  const { t } = useTranslation('flows');
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const atStart = selectionStart === 0 && selectionEnd === 0;
    const atEnd = selectionStart === value.length && selectionEnd === value.length;
    if (event.key === 'Enter') onMove(1);
    else if (event.key === 'ArrowUp' && (atStart || !value.includes('\n'))) onMove(-1);
    else if (event.key === 'ArrowDown' && (atEnd || !value.includes('\n'))) onMove(1);
    else if (event.key === 'Backspace' && value === '') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <Box
      sx={{
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-within': { bgcolor: 'action.hover' },
        '& [data-remove]': { opacity: { md: 0 } },
        '&:hover [data-remove], &:focus-within [data-remove]': { opacity: 1 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="textarea"
          rows={1}
          value={phrase.text}
          maxLength={trainingPhraseMax}
          aria-label={t('phrases.phrase')}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          sx={{
            flex: 1,
            minWidth: 0,
            my: 1.25,
            p: 0,
            border: 0,
            resize: 'none',
            fieldSizing: 'content',
            font: 'inherit',
            fontSize: '0.875rem',
            lineHeight: '20px',
            color: 'text.primary',
            background: 'none',
            '&:focus-visible': { outline: 'none' },
          }}
        />
        <IconButton
          data-remove
          size="small"
          aria-label={t('phrases.remove', { text: phrase.text })}
          onClick={onRemove}
          sx={{ color: 'text.secondary' }}
        >
          <X aria-hidden style={{ width: 16, height: 16 }} />
        </IconButton>
      </Box>
      {problem && (
        <Box sx={{ pb: 1 }}>
          <Problem messageKey={problem} />
        </Box>
      )}
    </Box>
  );
});
