import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { OfficeTimeEntry, OfficeTimeKey } from '@samtale/contract';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '../../ui/weekday-name.ts';
import { OfficeProblem } from './OfficeProblem.tsx';
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
}

/** The hours of a weekday; none is closed, several leave out a lunch. */
export function DayHours({ day, spans, isAlwaysOpen, wrong, onAdd, onChange, onRemove }: DayHoursProps) {
  const { t, i18n } = useTranslation('settings');
  const name = weekdayName(i18n.language, day);
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 36px', sm: '96px minmax(0, 1fr) 36px' },
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
          <Box sx={{ lineHeight: '36px', color: 'text.secondary' }}>
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
      <IconButton
        size="small"
        aria-label={t('officeTimes.addHours', { day: name })}
        onClick={onAdd}
        sx={{ gridRow: '1', gridColumn: { xs: '2', sm: '3' }, mt: '2px' }}
      >
        <Plus aria-hidden style={{ width: 16, height: 16 }} />
      </IconButton>
    </Box>
  );
}
