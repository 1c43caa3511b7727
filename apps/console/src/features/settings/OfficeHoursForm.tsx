import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ApiError, endpoints, type OfficeTimeEntry, type OfficeTimeKey } from '@samtale/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { useToast } from '../../app/toast.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { useSession } from '../auth/use-session.ts';
import { replaceItem } from '../flows/editor/change-flow.ts';
import { DayHours } from './DayHours.tsx';
import { newDayHours, newSpecialDay, weekdays } from './office-hours.ts';
import { SpecialDay } from './SpecialDay.tsx';

interface OfficeHoursFormProps {
  saved: readonly OfficeTimeEntry[];
  onClose(): void;
}

/** The agent's opening hours: those of the week, and special days that decide for themselves. */
export function OfficeHoursForm({ saved, onClose }: OfficeHoursFormProps) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const params = { agentId: agent.id };
  const [edited, setEdited] = useState<readonly OfficeTimeEntry[] | null>(null);
  const [wrong, setWrong] = useState<ReadonlyMap<OfficeTimeEntry, OfficeTimeKey>>(new Map());
  const toast = useToast();
  const entries = edited ?? saved;
  const showWrong = (error: ApiError) => {
    const fields = error.reply?.details.fields ?? [];
    if (!fields.length) return toast.failure(error);
    setWrong(
      new Map(
        fields.flatMap(({ path, messageKey }) => {
          const entry = entries[Number(path.split('.')[1])];
          const key = messageKey.split('.').at(-1) as OfficeTimeKey;
          return entry ? [[entry, key] as const] : [];
        }),
      ),
    );
  };
  const save = useEndpointChange(endpoints.settings.saveOfficeTimes, {
    invalidates: [endpoints.settings.getOfficeTimes],
    onSuccess: () => {
      toast.success(t('officeTimes.saved'));
      onClose();
    },
    onError: showWrong,
  });
  const change = (entry: OfficeTimeEntry, next: OfficeTimeEntry) =>
    setEdited(replaceItem(entries, entry, next));
  const remove = (entry: OfficeTimeEntry) => setEdited(entries.filter((one) => one !== entry));
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('officeTimes.title')}
      closeLabel={t('officeTimes.close')}
      width={520}
      footer={
        <Button
          variant="contained"
          disabled={edited === null || save.isPending}
          onClick={() => save.mutate({ params, body: { officeTimeList: [...entries] } })}
        >
          {t('officeTimes.save')}
        </Button>
      }
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {t(entries.length ? 'officeTimes.about' : 'officeTimes.always')}
      </Typography>
      <Box component="ul" aria-label={t('officeTimes.week')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {weekdays.map((day) => (
          <DayHours
            key={day}
            day={day}
            spans={entries.filter(({ isDay, dayOfWeek }) => isDay && dayOfWeek === day)}
            isAlwaysOpen={entries.length === 0}
            wrong={wrong}
            onAdd={() => setEdited([...entries, newDayHours(day, entries)])}
            onChange={change}
            onRemove={remove}
          />
        ))}
      </Box>
      <Typography component="h3" sx={{ mt: 3, mb: 1, fontWeight: 550 }}>
        {t('officeTimes.special')}
      </Typography>
      {entries
        .filter(({ isDay }) => !isDay)
        .map((entry) => (
          <SpecialDay
            key={entry.id}
            entry={entry}
            problem={wrong.get(entry)}
            onChange={(next) => change(entry, next)}
            onRemove={() => remove(entry)}
          />
        ))}
      <Button
        size="small"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        onClick={() => setEdited([...entries, newSpecialDay()])}
      >
        {t('officeTimes.addSpecial')}
      </Button>
    </SidePanel>
  );
}
