import { endpoints } from '@samtale/contract';
import { useEffect } from 'react';
import { useEndpoint } from '../../lib/api/api.ts';
import { useConversationRefresh } from '../../lib/hub/conversation-refresh.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { setWaitingInTitle } from '../../ui/page-title.ts';

const { getWaitingCount } = endpoints.conversations;

/** Keeps how many visitors wait for the user, for the menu to show and the title of every screen. */
export function WaitingCount() {
  const { agent } = useSession();
  const { data } = useEndpoint(getWaitingCount, { params: { agentId: agent.id } });
  useConversationRefresh('waiting');
  const count = data ? data.inLine + data.own : 0;
  useEffect(() => setWaitingInTitle(count), [count]);
  useEffect(() => () => setWaitingInTitle(0), []);
  return null;
}
