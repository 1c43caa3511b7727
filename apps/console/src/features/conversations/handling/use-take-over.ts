import { type ConversationSummary, endpoints } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { usePresence } from '../../../lib/hub/use-presence.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import { takeOverOffer } from './take-over.ts';

const { takeOverChat, leaveChat } = endpoints.conversations;

/** What can be done about a conversation, and the doing: taking it, from a colleague too, and leaving it. */
export function useTakeOver(row: ConversationSummary, onChanged: (row: ConversationSummary) => void) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const { agent, user } = useSession();
  const { status, set } = usePresence();
  const confirm = useConfirm();
  const toast = useToast();
  const [refused, setRefused] = useState<{ name: string; seq: number } | null>(null);
  const params = { agentId: agent.id, chatToken: row.chatToken };
  const offer = takeOverOffer({ row, userId: user.id, online: status === 1, refused });

  const take = useEndpointChange(takeOverChat, {
    onSuccess: onChanged,
    onError: (error) => {
      const { messageKey, details } = error.reply;
      toast.failure(error);
      if (messageKey === 'chat.takeOver.occupied')
        setRefused({ name: details.values?.name ?? '', seq: row.seq });
    },
  });
  const leave = useEndpointChange(leaveChat, { onSuccess: onChanged });

  const takeOver = async () => {
    if (offer.kind !== 'colleague') return take.mutate({ params, body: { user: { id: user.id } } });
    const agreed = await confirm({
      title: t('takeOver.fromTitle', { name: offer.name }),
      description: t('takeOver.fromDescription', { name: offer.name }),
      confirmLabel: t('takeOver.fromConfirm'),
      cancelLabel: shell('action.cancel'),
    });
    if (agreed) take.mutate({ params, body: { user: { id: user.id }, takeFrom: offer.userId } });
  };
  return {
    offer,
    isPending: take.isPending || leave.isPending,
    takeOver,
    leave: () => leave.mutate({ params, body: {} }),
    /** Goes online and takes a conversation that nobody has; null for those who take no chats. */
    goOnline: set
      ? () => set(1, () => !row.user && take.mutate({ params, body: { user: { id: user.id } } }))
      : null,
  };
}
export type TakeOver = ReturnType<typeof useTakeOver>;
