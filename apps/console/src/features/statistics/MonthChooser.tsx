import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addMonths, formatMonth } from '../../ui/calendar-days.ts';
import { PlainSelect } from '../../ui/PlainSelect.tsx';

/** So many months can be chosen at least. */
const fewest = 12;

interface MonthChooserProps {
  /** `2026-11`. */
  month: string;
  thisMonth: string;
  /** The first month of which there is anything; null when there is nothing yet. */
  first: string | null;
  onMonth(month: string): void;
}

/** One month, by name or by steps. */
export function MonthChooser({ month, thisMonth, first, onMonth }: MonthChooserProps) {
  const { t, i18n } = useTranslation('statistics');
  const months: string[] = [];
  for (let one = thisMonth; months.length < fewest || one >= (first ?? thisMonth); one = addMonths(one, -1))
    months.push(one);
  if (!months.includes(month)) months.push(month);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton size="small" aria-label={t('month.before')} onClick={() => onMonth(addMonths(month, -1))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Box sx={{ width: 190 }}>
        <PlainSelect
          frameHeight={36}
          label={t('month.choose')}
          value={month}
          options={months.map((value) => ({ value, label: formatMonth(value, i18n.language) }))}
          onChange={onMonth}
        />
      </Box>
      <IconButton
        size="small"
        aria-label={t('month.after')}
        disabled={month >= thisMonth}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Box>
  );
}
