import Button from '@mui/material/Button';
import type { ConversationSummary } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHubEvent } from '../../lib/hub/hub.tsx';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { loadTellOfChat, openSoundWhenUsed, useServiceWorker, useShownToOthers } from '../push/index.ts';

const kinds = ['newChatRequest', 'newChatMessage', 'chatHandedOver', 'answerFailed'] as const;

/**
 * Tells of visitors who ask for a person or could not be reached, and of words to the person who has taken the chat, unless that chat is open:
 * on the screen, with a sound, and by a notification of the browser while the console is not the window being used. Who
 * loses a chat to a colleague is told on the screen.
 */
export function ChatNotifications() {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { chatToken: openToken } = useParams({ strict: false });
  useEffect(openSoundWhenUsed, []);
  useEffect(() => {
    // Who has opened the chat has been told, and what was told would cover it.
    if (openToken) for (const kind of kinds) toast.close(`${kind} ${openToken}`);
  }, [openToken, toast]);
  useServiceWorker();
  useShownToOthers(openToken);

  const tell = async (kind: (typeof kinds)[number], row: ConversationSummary) => {
    const { chatToken } = row;
    if (openToken === chatToken && document.hasFocus()) return;
    // Whichever screen is open: the first one comes without these texts.
    const { notifyOfChat, soundForChat } = await withTexts(loadTellOfChat);
    void soundForChat(user.id, row);
    void notifyOfChat(user.id, kind, row);
    if (openToken === chatToken) return;
    const text =
      kind === 'newChatMessage' ? `${t(`notify.${kind}`)}: ${row.lastMessage}` : t(`notify.${kind}`);
    // One toast for each chat: what else comes meanwhile stands in the list.
    show(`${kind} ${chatToken}`, chatToken, text);
  };
  const show = (key: string, chatToken: string, text: string) => {
    const open = () => {
      toast.close(key);
      void navigate({ to: '/chat/chatToken/$chatToken', params: { chatToken } });
    };
    const message = (
      <>
        {text}
        {openToken !== chatToken && (
          <Button size="small" onClick={open} sx={{ display: 'block', ml: -1.25, mt: 0.25 }}>
            {t('notify.open')}
          </Button>
        )}
      </>
    );
    toast.notice(key, message);
  };
  const tellTaken = async (row: ConversationSummary) => {
    if (!row.user) return;
    await withTexts(async () => {});
    show(
      `chatTakenFrom ${row.chatToken} ${row.seq}`,
      row.chatToken,
      t('notify.takenFrom', { name: row.user.displayName }),
    );
  };

  useHubEvent('newChatRequest', (row) => void tell('newChatRequest', row));
  useHubEvent('newChatMessage', (row) => void tell('newChatMessage', row));
  useHubEvent('chatHandedOver', (row) => void tell('chatHandedOver', row));
  useHubEvent('answerFailed', (row) => void tell('answerFailed', row));
  useHubEvent('chatTakenFrom', (row) => void tellTaken(row));
  return null;
}
