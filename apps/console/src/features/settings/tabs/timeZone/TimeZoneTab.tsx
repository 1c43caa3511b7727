import Box from '@mui/material/Box';
import { type AgentSettings, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { LoadFailed } from '../../../../lib/screen/LoadFailed.tsx';
import { localeOf } from '../../../../ui/locale-of.ts';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { useClock } from '../../../office-hours/index.ts';
import { SettingTab } from '../../SettingTab.tsx';
import { useEditedSetting } from '../../use-edited-setting.ts';
import { useSavedSetting } from '../../use-saved-setting.ts';
import { WithSettings } from '../../WithSettings.tsx';
import { placeOf } from './place-of.ts';
import { TimeZoneList } from './TimeZoneList.tsx';

/** Where the agent's clock stands. */
export default function TimeZoneTab() {
  return <WithSettings>{(settings) => <TimeZone settings={settings} />}</WithSettings>;
}

function TimeZone({ settings }: { settings: AgentSettings }) {
  const { t, i18n } = useTranslation('settings');
  const now = useClock();
  const edited = useEditedSetting(settings, ({ timeZone }) => timeZone);
  const zones = useEndpoint(endpoints.settings.getTimeZoneList);
  const saving = useSavedSetting(endpoints.settings.setAgentTimeZone, { onSaved: edited.settle });
  const save = () =>
    edited.save(() => saving.mutate({ params: { agentId: settings.id, value: edited.value } }));
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { timeZone: edited.value, ...parts }).format(now);
  const when = t('moment.day', {
    day: format({ weekday: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  });
  return (
    <SettingTab
      name="timeZone"
      editor={{ dirty: edited.dirty, saving: saving.isPending, save }}
      conflict={edited.conflict}
    >
      <Box role="status" sx={{ mb: 2.5 }}>
        <Box sx={{ fontSize: '1.0625rem', fontWeight: 550 }}>{placeOf(edited.value, i18n.language)}</Box>
        <Box sx={{ color: 'text.secondary' }}>{t('timeZone.now', { when })}</Box>
      </Box>
      {zones.data ? (
        <TimeZoneList zones={zones.data.list} chosen={edited.value} now={now} onChoose={edited.change} />
      ) : zones.error ? (
        <LoadFailed error={zones.error} onRetry={() => void zones.refetch()} />
      ) : (
        <SkeletonRows label={t('timeZone.loading')} count={6} rowHeight={44} />
      )}
    </SettingTab>
  );
}
