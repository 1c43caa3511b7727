import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type { OfficeTimeEntry } from '@samtale/contract';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../ui/locale-of.ts';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { danishHolidays } from './danish-holidays.ts';
import { closedDays, closedOn, isCovered } from './office-hours.ts';

interface HolidayPresetProps {
  entries: readonly OfficeTimeEntry[];
  onChange(entries: readonly OfficeTimeEntry[]): void;
}

/** Years on offer after this one. */
const yearsAhead = 10;

/**
 * Danish holidays that are still to come, as days on which it is closed: one that is ticked is among the special days, and
 * the usual ones are added by one click.
 */
export function HolidayPreset({ entries, onChange }: HolidayPresetProps) {
  const { t, i18n } = useTranslation('settings');
  const titleId = useId();
  const thisYear = new Date().getFullYear();
  const [isOpen, setOpen] = useState(false);
  const [year, setYear] = useState(thisYear);
  const today = dayOf(new Date());
  const holidays = danishHolidays(year).filter(({ date }) => date >= today);
  const usual = holidays.filter(({ isOptional }) => !isOptional).map(({ date }) => date);
  const lacking = closedDays(usual, entries);
  const close = (date: string) => onChange([...entries, ...closedDays([date], entries)]);
  if (!isOpen)
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<CalendarPlus aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ ml: { xs: 0, sm: 1 } }}
      >
        {t('holidays.open')}
      </Button>
    );
  const years = Array.from({ length: yearsAhead + 1 }, (_, index) => String(thisYear + index));
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Box id={titleId} sx={{ fontWeight: 550 }}>
          {t('holidays.title')}
        </Box>
        <Box sx={{ width: 104 }}>
          <PlainSelect
            label={t('holidays.year')}
            frameHeight={36}
            options={years.map((value) => ({ value, label: value }))}
            value={String(year)}
            onChange={(value) => setYear(Number(value))}
          />
        </Box>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {holidays.map((holiday) => {
          const own = closedOn(holiday.date, entries);
          const isThere = isCovered(holiday.date, entries);
          const open = () => onChange(entries.filter((entry) => entry !== own));
          return (
            <li key={holiday.name}>
              <Box
                component="label"
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 36, fontSize: '0.875rem' }}
              >
                <Checkbox
                  size="small"
                  checked={isThere}
                  disabled={isThere && !own}
                  onChange={() => (own ? open() : close(holiday.date))}
                />
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  {t(`holidays.name.${holiday.name}`)}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {isThere && !own ? t('holidays.there') : dateText(holiday.date, i18n.language)}
                </Box>
              </Box>
            </li>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={lacking.length === 0}
          onClick={() => onChange([...entries, ...lacking])}
        >
          {lacking.length ? t('holidays.add', { count: lacking.length }) : t('holidays.allThere')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setOpen(false)}>
          {t('officeTimes.close')}
        </Button>
      </Box>
    </Box>
  );
}

/** The day at the user's place, as `2026-04-03`. */
const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const dateText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
