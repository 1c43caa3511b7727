import { endpoints, type ReplyOf } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { LoadFailed } from '../../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../../lib/session/use-session.ts';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { OfficeConflict, OfficeHoursFields, useOfficeEditor } from '../../../office-hours/index.ts';
import { SettingTab } from '../../SettingTab.tsx';

/** The agent's opening hours as a page. */
export default function OfficeTimeTab() {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const { data, error, refetch } = useEndpoint(
    endpoints.settings.getOfficeTimes,
    { params: { agentId: agent.id } },
    { gcTime: 0 },
  );
  if (data) return <OfficeTimeForm saved={data} />;
  return (
    <SettingTab name="officeTime">
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('officeTimes.loading')} count={7} rowHeight={53} />
      )}
    </SettingTab>
  );
}

function OfficeTimeForm({ saved }: { saved: ReplyOf<typeof endpoints.settings.getOfficeTimes> }) {
  const { t } = useTranslation('settings');
  const editor = useOfficeEditor({ loaded: saved, unsaved: t('unsaved') });
  return (
    <SettingTab name="officeTime" editor={editor}>
      <OfficeHoursFields editor={editor} />
      <OfficeConflict conflict={editor.conflict} />
    </SettingTab>
  );
}
