import { type ConversationSummary, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';

const { linkChatCustomer } = endpoints.conversations;

/** Says whom a conversation is with, and takes it back. */
export function useLinkCustomer(row: ConversationSummary, onChanged: (row: ConversationSummary) => void) {
  const { t } = useTranslation('chat');
  const { agent } = useSession();
  const toast = useToast();
  const linking = useEndpointChange(linkChatCustomer, {
    onSuccess: (changed) => {
      onChanged(changed);
      toast.success(t(changed.customerId ? 'details.customer.linked' : 'details.customer.unlinked'));
    },
  });
  const params = { agentId: agent.id, chatToken: row.chatToken };
  return {
    isPending: linking.isPending,
    link: (customerId: string | null) => linking.mutate({ params, body: { customerId } }),
  };
}
