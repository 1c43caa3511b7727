import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ActionCondition, OfficeTime } from '@samtale/contract';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { replaceItem } from '../../../../lib/lists/change-list.ts';
import { newOfficeTime } from './editor-action.ts';
import { WeekdayToggles } from './WeekdayToggles.tsx';

interface TimeConditionProps {
  condition: ActionCondition;
  onChange(condition: ActionCondition): void;
}

const bounds = [
  { field: 'fromTime', type: 'time' },
  { field: 'toTime', type: 'time' },
  { field: 'fromDate', type: 'date' },
  { field: 'toDate', type: 'date' },
] as const;

/** Spans of time in one of which the moment has to lie; what is left empty does not bound a span. */
export function TimeCondition({ condition, onChange }: TimeConditionProps) {
  const { t } = useTranslation('flows');
  const { officeTimeList: list } = condition;
  const setList = (next: readonly OfficeTime[]) => onChange({ ...condition, officeTimeList: [...next] });
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      {list.map((span) => {
        const change = (changes: Partial<OfficeTime>) =>
          setList(replaceItem(list, span, { ...span, ...changes }));
        return (
          <Box
            key={span.id}
            role="group"
            aria-label={t('conditions.span')}
            sx={{ mb: 1.5, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <WeekdayToggles
                days={span.dayOfWeekList}
                onChange={(dayOfWeekList) => change({ dayOfWeekList })}
              />
              {list.length > 1 && (
                <IconButton
                  size="small"
                  aria-label={t('conditions.removeSpan')}
                  onClick={() => setList(list.filter((one) => one !== span))}
                  sx={{ ml: 'auto', color: 'text.secondary' }}
                >
                  <X aria-hidden style={{ width: 16, height: 16 }} />
                </IconButton>
              )}
            </Box>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1.3fr 1.3fr' },
                gap: 1,
                mt: 1,
              }}
            >
              {bounds.map(({ field, type }) => (
                <Box key={field} component="label" sx={{ minWidth: 0, fontSize: '0.75rem' }}>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {t(`conditions.${field}`)}
                  </Box>
                  <OutlinedInput
                    size="small"
                    fullWidth
                    type={type}
                    value={span[field] ?? ''}
                    onChange={({ target }) => change({ [field]: target.value || null })}
                  />
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
      <Button
        size="small"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        onClick={() => setList([...list, newOfficeTime()])}
      >
        {t('conditions.addSpan')}
      </Button>
    </Box>
  );
}
