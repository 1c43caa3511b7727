import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from './use-number-format.ts';

interface PagingProps {
  /** Counts from 1. */
  page: number;
  lastPage: number;
  rowsPerPage: number;
  total: number;
  onPage(page: number): void;
}

/** Which rows are shown, and the ways to those before and after. */
export function Paging({ page, lastPage, rowsPerPage, total, onPage }: PagingProps) {
  const { t } = useTranslation('training');
  const number = useNumberFormat();
  const from = Math.min(total, (page - 1) * rowsPerPage + 1);
  const to = Math.min(total, page * rowsPerPage);
  return (
    <Box
      component="nav"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 0.5,
        fontSize: '0.8125rem',
      }}
    >
      <Box component="span" sx={{ mr: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('paging.range', { from: number(from), to: number(to), total: number(total) })}
      </Box>
      <IconButton
        aria-label={t('paging.previous')}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, lastPage))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton aria-label={t('paging.next')} disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Box>
  );
}
