import { endpoints } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { defaultLanding } from '../../lib/access/access.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { AgentProfileEditor } from './AgentProfileEditor.tsx';

/** An agent with its company, plan and options. */
export function AgentProfileScreen() {
  const { t } = useTranslation('agents');
  const { id } = useParams({ from: '/shell/agentProfile/$id' });
  const { agent, user } = useSession();
  const navigate = useNavigate();
  // Read again each time it is opened, and left alone while it is edited.
  const { data, isError, isFetchedAfterMount } = useEndpoint(
    endpoints.agents.getAgent,
    { params: { agentId: id, selectedAgentId: agent.id } },
    { staleTime: Infinity, refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  useLeaveOnFailure(
    isError,
    t('agents.loadError'),
    () => void navigate({ to: user.isUserAdmin ? '/agent' : defaultLanding }),
  );
  return (
    <EditorPage>
      {data && isFetchedAfterMount && !isError ? (
        <AgentProfileEditor key={data.id} loaded={data} />
      ) : (
        <>
          <PageHeader title={t('profile.title')} />
          {!isError && <SkeletonRows label={t('profile.loading')} count={8} rowHeight={56} />}
        </>
      )}
    </EditorPage>
  );
}
