import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OfficeTimeEntry } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { replaceItem } from '../../lib/lists/change-list.ts';
import { DayHours } from './DayHours.tsx';
import { HolidayPreset } from './HolidayPreset.tsx';
import { HoursOnWebsite } from './HoursOnWebsite.tsx';
import { OpeningNow } from './OpeningNow.tsx';
import { copyDay, newDayHours, newSpecialDay, splitHours, weekdays } from './office-hours.ts';
import { SpecialDay } from './SpecialDay.tsx';
import type { OfficeEditor } from './use-office-editor.ts';

/** The hours of the week, and special days that decide for themselves. */
export function OfficeHoursFields({ editor }: { editor: OfficeEditor }) {
  const { t } = useTranslation('settings');
  const { entries, problems, change } = editor;
  const replace = (entry: OfficeTimeEntry, next: OfficeTimeEntry) =>
    change(replaceItem(entries, entry, next));
  const remove = (entry: OfficeTimeEntry) => change(entries.filter((one) => one !== entry));
  return (
    <>
      <OpeningNow entries={entries} />
      {!entries.length && <HoursOnWebsite onTake={change} />}
      <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 0.5 }}>
        {t('officeTimes.week')}
      </Typography>
      <Typography sx={{ mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t(entries.length ? 'officeTimes.weekRules' : 'officeTimes.always')}
      </Typography>
      <Box component="ul" aria-label={t('officeTimes.week')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {weekdays.map((day) => (
          <DayHours
            key={day}
            day={day}
            spans={entries.filter(({ isDay, dayOfWeek }) => isDay && dayOfWeek === day)}
            isAlwaysOpen={entries.length === 0}
            wrong={problems}
            onAdd={() => change([...entries, newDayHours(day, entries)])}
            onChange={replace}
            onRemove={remove}
            onSplit={(span) => change(splitHours(entries, span))}
            onCopy={(to) => change(copyDay(entries, day, to))}
          />
        ))}
      </Box>
      <Typography component="h3" variant="h3" sx={{ mt: 4, mb: 0.5 }}>
        {t('officeTimes.special')}
      </Typography>
      <Typography sx={{ mb: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('officeTimes.specialRules')}
      </Typography>
      {entries
        .filter(({ isDay }) => !isDay)
        .map((entry) => (
          <SpecialDay
            key={entry.id}
            entry={entry}
            problem={problems.get(entry)}
            onChange={(next) => replace(entry, next)}
            onRemove={() => remove(entry)}
          />
        ))}
      <Button
        size="small"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        onClick={() => change([...entries, newSpecialDay()])}
      >
        {t('officeTimes.addSpecial')}
      </Button>
      <HolidayPreset entries={entries} onChange={change} />
    </>
  );
}
