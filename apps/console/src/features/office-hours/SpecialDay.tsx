import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { OfficeTimeEntry, OfficeTimeKey } from '@samtale/contract';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../../ui/Toggle.tsx';
import { holidayOn } from './danish-holidays.ts';
import { OfficeProblem } from './OfficeProblem.tsx';
import { TimeSpanInputs } from './TimeSpanInputs.tsx';

interface SpecialDayProps {
  entry: OfficeTimeEntry;
  problem: OfficeTimeKey | undefined;
  onChange(entry: OfficeTimeEntry): void;
  onRemove(): void;
}

/** Dates on which the week's hours do not hold: closed, or with hours of their own. */
export function SpecialDay({ entry, problem, onChange, onRemove }: SpecialDayProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  const { isOpen, fromDate, toDate, fromTime, toTime } = entry;
  const holiday = fromDate !== null && fromDate === toDate ? holidayOn(fromDate) : null;
  return (
    <Box
      role="group"
      aria-label={[t('officeTimes.special'), ...(fromDate ? [fromDate] : [])].join(', ')}
      sx={{ mb: 1.5, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {holiday && (
        <Box sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>{t(`holidays.name.${holiday}`)}</Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <TimeSpanInputs
          type="date"
          from={fromDate}
          to={toDate}
          invalid={problem !== undefined}
          onChange={(from, to) => onChange({ ...entry, fromDate: from, toDate: to ?? from })}
        />
        <IconButton
          size="small"
          aria-label={t('officeTimes.removeSpecial')}
          onClick={onRemove}
          sx={{ color: 'text.secondary' }}
        >
          <X aria-hidden style={{ width: 16, height: 16 }} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1, minHeight: 36 }}>
        <Toggle
          id={id}
          checked={isOpen}
          onChange={(on) =>
            onChange({ ...entry, isOpen: on, fromTime: on ? '10:00' : null, toTime: on ? '14:00' : null })
          }
        />
        <Box component="label" htmlFor={id} sx={{ whiteSpace: 'nowrap' }}>
          {t('officeTimes.isOpen')}
        </Box>
        {isOpen && (
          <Box sx={{ display: 'flex', flex: '1 1 264px', minWidth: 0 }}>
            <TimeSpanInputs
              type="time"
              from={fromTime}
              to={toTime}
              invalid={problem !== undefined}
              onChange={(from, to) => onChange({ ...entry, fromTime: from, toTime: to })}
            />
          </Box>
        )}
      </Box>
      <OfficeProblem problem={problem} />
    </Box>
  );
}
