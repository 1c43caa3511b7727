import { type ConversationSummary, endpoints } from '@samtale/contract';
import { useMemo } from 'react';
import { useEndpoint } from '../../../lib/api/api.ts';

/** Teams are seldom named again, in milliseconds. */
const staleTime = 5 * 60_000;

/** What teams are called, by their ids; asked for when a conversation waits for one. */
export function useTeamNames(
  agentId: string,
  rows: readonly Pick<ConversationSummary, 'teamId'>[],
): ReadonlyMap<string, string> {
  const { data } = useEndpoint(
    endpoints.conversations.getHandOverTargets,
    { params: { agentId } },
    { enabled: rows.some(({ teamId }) => teamId !== null), staleTime },
  );
  return useMemo(() => new Map(data?.teams.map(({ id, name }) => [id, name])), [data]);
}
