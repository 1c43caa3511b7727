import { type ConversationSummary, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import type { HandOverTo } from './HandOverDialog.tsx';

const { endChat, handOverChat } = endpoints.conversations;

/** What else than taking over and leaving can be done with a conversation: ending it, and handing it on. */
export function useHandling(row: ConversationSummary, onChanged: (row: ConversationSummary) => void) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const params = { agentId: agent.id, chatToken: row.chatToken };
  const end = useEndpointChange(endChat, {
    onSuccess: (changed) => {
      onChanged(changed);
      toast.success(t('endChat.success'));
    },
  });
  const handOver = useEndpointChange(handOverChat, {
    onSuccess: (changed) => {
      onChanged(changed);
      toast.success(t('handOver.success'));
    },
  });
  return {
    isPending: end.isPending || handOver.isPending,
    async end() {
      const agreed = await confirm({
        title: t('endChat.title'),
        description: t('endChat.description'),
        confirmLabel: t('endChat.confirm'),
        cancelLabel: shell('action.cancel'),
      });
      if (agreed) end.mutate({ params, body: {} });
    },
    handOver: (to: HandOverTo) => handOver.mutate({ params, body: { to } }),
  };
}
