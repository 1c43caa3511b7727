import { endpoints } from '@samtale/contract';
import { useEffect } from 'react';
import { useEndpoint } from '../../app/api.ts';
import { useConversationRefresh } from '../../app/conversation-refresh.ts';
import { setWaitingInTitle } from '../../ui/page-title.ts';
import { useSession } from '../auth/use-session.ts';

const { getWaitingCount } = endpoints.conversations;
const refreshed = [getWaitingCount];

/** Keeps how many visitors wait for the user, for the menu to show and the title of every screen. */
export function WaitingCount() {
  const { agent } = useSession();
  const { data } = useEndpoint(getWaitingCount, { params: { agentId: agent.id } });
  useConversationRefresh(refreshed);
  const count = data?.count ?? 0;
  useEffect(() => setWaitingInTitle(count), [count]);
  useEffect(() => () => setWaitingInTitle(0), []);
  return null;
}
