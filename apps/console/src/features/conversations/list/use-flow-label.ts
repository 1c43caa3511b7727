import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** Names the flow that a list is narrowed to, or says that it is gone. */
export function useFlowLabel(intentId: string | undefined): string {
  const { t } = useTranslation('chat');
  const { agent } = useSession();
  const { data } = useEndpoint(
    endpoints.conversations.getChatFlow,
    { params: { agentId: agent.id, intentId: intentId ?? '' } },
    { enabled: intentId !== undefined },
  );
  if (data?.title === null) return t('filter.flowGone');
  // Without its name, while it is read or cannot be, the list is narrowed all the same.
  return t('filter.flow', { title: data?.title ?? '…' });
}
