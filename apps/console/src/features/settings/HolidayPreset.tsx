import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type { OfficeTimeEntry } from '@samtale/contract';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../ui/locale-of.ts';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { type DatedHoliday, danishHolidays, type Holiday } from './danish-holidays.ts';
import { closedDays, isCovered } from './office-hours.ts';

interface HolidayPresetProps {
  entries: readonly OfficeTimeEntry[];
  onAdd(entries: OfficeTimeEntry[]): void;
}

/** Years on offer before and after this one. */
const yearsBack = 5;
const yearsAhead = 10;

/** Danish holidays as days on which it is closed; those that are there already are not added again. */
export function HolidayPreset({ entries, onAdd }: HolidayPresetProps) {
  const { t, i18n } = useTranslation('settings');
  const titleId = useId();
  const thisYear = new Date().getFullYear();
  const [isOpen, setOpen] = useState(false);
  const [year, setYear] = useState(thisYear);
  /** Those that are not as they are proposed. */
  const [turned, setTurned] = useState<ReadonlySet<Holiday>>(new Set());
  const holidays = danishHolidays(year);
  const isChosen = ({ name, isOptional }: DatedHoliday) => turned.has(name) === isOptional;
  const added = closedDays(
    holidays.filter(isChosen).map(({ date }) => date),
    entries,
  );
  const turn = (name: Holiday) => {
    const next = new Set(turned);
    if (!next.delete(name)) next.add(name);
    setTurned(next);
  };
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
  const years = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, index) =>
    String(thisYear - yearsBack + index),
  );
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
          const isThere = isCovered(holiday.date, entries);
          return (
            <li key={holiday.name}>
              <Box
                component="label"
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 36, fontSize: '0.875rem' }}
              >
                <Checkbox
                  size="small"
                  checked={isThere || isChosen(holiday)}
                  disabled={isThere}
                  onChange={() => turn(holiday.name)}
                />
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  {t(`holidays.name.${holiday.name}`)}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {isThere ? t('holidays.there') : dateText(holiday.date, i18n.language)}
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
          disabled={added.length === 0}
          onClick={() => {
            onAdd(added);
            setOpen(false);
          }}
        >
          {t('holidays.add', { count: added.length })}
        </Button>
        <Button size="small" color="inherit" onClick={() => setOpen(false)}>
          {t('officeTimes.close')}
        </Button>
      </Box>
    </Box>
  );
}

const dateText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
