import { endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEndpoint } from '../../lib/api/api.ts';
import { reread } from '../../lib/api/reread.ts';
import { useHubEvent } from '../../lib/hub/hub.tsx';
import { useSession } from '../../lib/session/use-session.ts';

const { getProfiles } = endpoints.profile;
const { getTeams } = endpoints.team;

/** Milliseconds between two looks at who is there: it changes without anybody telling. */
const lookAgain = 30_000;

/** The people of the agent and their teams. */
export function useTeam() {
  const { agent } = useSession();
  const queries = useQueryClient();
  const params = { agentId: agent.id };
  const profiles = useEndpoint(getProfiles, { params }, { refetchInterval: lookAgain });
  const teams = useEndpoint(getTeams, { params: { ...params, name: '*' } });
  useHubEvent('changeChatStatus', () => void reread(queries, ['members']));
  return {
    members: profiles.data?.list ?? null,
    customerId: profiles.data?.customerId,
    plan: profiles.data?.plan ?? { userRoles: true, users: null },
    teams: teams.data?.list ?? null,
    error: profiles.error ?? teams.error,
    retry: () => {
      void profiles.refetch();
      void teams.refetch();
    },
  };
}
