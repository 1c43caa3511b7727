import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { OfficeHoursForm } from './OfficeHoursForm.tsx';

/** The agent's opening hours, read before anything of them can be changed. */
export default function OfficeHoursPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const params = { agentId: agent.id };
  const saved = useEndpoint(endpoints.settings.getOfficeTimes, { params }, { gcTime: 0 });
  if (saved.data) return <OfficeHoursForm saved={saved.data} onClose={onClose} />;
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('officeTimes.title')}
      closeLabel={t('officeTimes.close')}
      width={520}
    >
      {saved.isError ? (
        <LoadFailed error={saved.error} onRetry={() => void saved.refetch()} />
      ) : (
        <SkeletonRows label={t('officeTimes.loading')} count={7} rowHeight={53} />
      )}
    </SidePanel>
  );
}
