import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { OfficeTimeEntry, OfficeTimeKey } from '@samtale/contract';
import { Copy, Plus, Split, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { weekdayName } from '../../ui/weekday-name.ts';
import { OfficeProblem } from './OfficeProblem.tsx';
import { weekdays } from './office-hours.ts';
import { TimeSpanInputs } from './TimeSpanInputs.tsx';

interface DayHoursProps {
  /** 0 is Sunday. */
  day: number;
  spans: readonly OfficeTimeEntry[];
  /** There are no hours at all. */
  isAlwaysOpen: boolean;
  wrong: ReadonlyMap<OfficeTimeEntry, OfficeTimeKey>;
  onAdd(): void;
  onChange(span: OfficeTimeEntry, next: OfficeTimeEntry): void;
  onRemove(span: OfficeTimeEntry): void;
  /** Parts hours in two, with a break between them. */
  onSplit(span: OfficeTimeEntry): void;
  /** Gives these days the same hours. */
  onCopy(days: readonly number[]): void;
}

/** The hours of a weekday; none is closed, several leave out a lunch. */
export function DayHours(props: DayHoursProps) {
  const { day, spans, isAlwaysOpen, wrong, onAdd, onChange, onRemove, onSplit, onCopy } = props;
  const { t, i18n } = useTranslation('settings');
  const name = weekdayName(i18n.language, day);
  const last = spans.at(-1);
  const others = weekdays.filter((other) => other !== day);
  const copies = [
    { label: t('officeTimes.copy.workdays'), days: [1, 2, 3, 4, 5] },
    { label: t('officeTimes.copy.all'), days: weekdays },
    ...others.map((other) => ({
      label: t('officeTimes.copy.day', { day: weekdayName(i18n.language, other) }),
      days: [other],
    })),
  ];
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '96px minmax(0, 1fr) auto' },
        gap: 1,
        py: 1,
        alignItems: 'start',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ lineHeight: '36px', textTransform: 'capitalize' }}>{name}</Box>
      <Box sx={{ gridRow: { xs: '2', sm: 'auto' }, minWidth: 0, display: 'grid', gap: 1 }}>
        {spans.length === 0 && (
          <Box sx={{ lineHeight: { xs: '20px', sm: '36px' }, color: 'text.secondary' }}>
            {t(isAlwaysOpen ? 'officeTimes.alwaysOpen' : 'officeTimes.closed')}
          </Box>
        )}
        {spans.map((span) => (
          <Box key={span.id}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <TimeSpanInputs
                type="time"
                from={span.fromTime}
                to={span.toTime}
                invalid={wrong.has(span)}
                onChange={(fromTime, toTime) => onChange(span, { ...span, fromTime, toTime })}
              />
              <IconButton
                size="small"
                aria-label={t('officeTimes.removeHours', { day: name })}
                onClick={() => onRemove(span)}
                sx={{ color: 'text.secondary' }}
              >
                <X aria-hidden style={{ width: 16, height: 16 }} />
              </IconButton>
            </Box>
            <OfficeProblem problem={wrong.get(span)} />
          </Box>
        ))}
      </Box>
      <Box sx={{ gridRow: '1', gridColumn: { xs: '2', sm: '3' }, display: 'flex', mt: '2px' }}>
        <IconButton size="small" aria-label={t('officeTimes.addHours', { day: name })} onClick={onAdd}>
          <Plus aria-hidden style={{ width: 16, height: 16 }} />
        </IconButton>
        <MoreMenu
          label={t('officeTimes.more', { day: name })}
          items={[
            {
              label: t('officeTimes.split'),
              icon: Split,
              disabled: !last,
              onChoose: () => last && onSplit(last),
            },
            ...copies.map(({ label, days }) => ({ label, icon: Copy, onChoose: () => onCopy(days) })),
          ]}
        />
      </Box>
    </Box>
  );
}
