import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { LoadFailed } from '../../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../../lib/session/use-session.ts';
import { SkeletonRows } from '../../../../ui/SkeletonRows.tsx';
import { SettingTab } from '../../SettingTab.tsx';
import { CompanyForm } from './CompanyForm.tsx';

/** What answers may say of the company, read before anything of it can be changed. */
export default function CompanyTab() {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const { data, error, refetch } = useEndpoint(
    endpoints.settings.getCompanyFacts,
    { params: { agentId: agent.id } },
    { gcTime: 0 },
  );
  if (data) return <CompanyForm saved={data} />;
  return (
    <SettingTab name="company">
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('loading')} count={4} rowHeight={66} />
      )}
    </SettingTab>
  );
}
