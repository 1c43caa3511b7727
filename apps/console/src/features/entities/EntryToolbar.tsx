import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowDownAZ, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/SearchField.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import type { Undoable } from './use-list-undo.ts';

interface EntryToolbarProps {
  isRegEx: boolean;
  count: number;
  shownCount: number;
  filter: string;
  undoable: Undoable | null;
  onFilter(text: string): void;
  onSort(): void;
  onUndo(): void;
}

/** Looks among the values, sorts them, and takes back what was last done to the list. */
export function EntryToolbar(props: EntryToolbarProps) {
  const { isRegEx, count, shownCount, filter, undoable, onFilter, onSort, onUndo } = props;
  const { t } = useTranslation('entities');
  const { t: shell } = useTranslation();
  const number = useNumberFormat();
  const all = t(isRegEx ? 'list.patterns' : 'list.entries', { count, number: number(count) });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 36,
        flexShrink: 0,
        px: { xs: 2, md: 4 },
        pb: 1,
      }}
    >
      <Box sx={{ flex: '1 1 160px', maxWidth: { sm: 280 } }}>
        <SearchField
          value={filter}
          onSearch={onFilter}
          label={t('entries.filter')}
          clearLabel={shell('action.clearSearch')}
          delay={0}
        />
      </Box>
      {!isRegEx && (
        <Button
          color="inherit"
          startIcon={<ArrowDownAZ aria-hidden />}
          disabled={count < 2}
          onClick={onSort}
          sx={{ color: 'text.secondary' }}
        >
          {t('entries.sort')}
        </Button>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          ml: 'auto',
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <span role="status">
          {filter
            ? t('entries.shown', { shown: number(shownCount), all: number(count) })
            : undoable
              ? t(`entries.${undoable.did}`, { count: undoable.count, number: number(undoable.count) })
              : all}
        </span>
        {undoable && (
          <Button
            size="small"
            startIcon={<Undo2 aria-hidden />}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={onUndo}
          >
            {shell('action.undo')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
