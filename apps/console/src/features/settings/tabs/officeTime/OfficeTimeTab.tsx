import { endpoints, type ReplyOf } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../app/api.ts';
import { LoadFailed } from '../../../../app/LoadFailed.tsx';
import { useUnsavedGuard } from '../../../../app/use-unsaved-guard.ts';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { useSession } from '../../../auth/use-session.ts';
import { OfficeConflict } from '../../OfficeConflict.tsx';
import { OfficeHoursFields } from '../../OfficeHoursFields.tsx';
import { SettingTab } from '../../SettingTab.tsx';
import { useOfficeEditor } from '../../use-office-editor.ts';

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
  const editor = useOfficeEditor(saved, () => undefined);
  useUnsavedGuard(editor.dirty, t('unsaved'));
  return (
    <SettingTab name="officeTime" editor={editor}>
      <OfficeHoursFields editor={editor} />
      <OfficeConflict conflict={editor.conflict} />
    </SettingTab>
  );
}
