import Button from '@mui/material/Button';
import type { ConversationSummary } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHubEvent } from '../../app/hub.tsx';
import { useToast } from '../../app/toast.tsx';

/**
 * Tells of visitors who ask for a person, and of words to the person who has taken the chat, unless that chat is open.
 * A browser notification is added when it was allowed before and the window is not the one being used.
 */
export function ChatNotifications() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const toast = useToast();
  const { chatToken: openToken } = useParams({ strict: false });

  const tell = (kind: 'newChatRequest' | 'newChatMessage', row: ConversationSummary) => {
    const { chatToken } = row;
    const focused = document.hasFocus();
    if (openToken === chatToken && focused) return;
    const text =
      kind === 'newChatMessage' ? `${t(`notify.${kind}`)}: ${row.lastMessage}` : t(`notify.${kind}`);
    // One toast for each chat: what else comes meanwhile stands in the list.
    const key = `${kind} ${chatToken}`;
    const open = () => {
      toast.close(key);
      window.focus();
      void navigate({ to: '/chat/chatToken/$chatToken', params: { chatToken } });
    };
    if (openToken !== chatToken) {
      const message = (
        <>
          {text}
          <Button size="small" onClick={open} sx={{ display: 'block', ml: -1.25, mt: 0.25 }}>
            {t('notify.open')}
          </Button>
        </>
      );
      toast.notice(key, message);
    }
    if (focused || !('Notification' in window) || Notification.permission !== 'granted') return;
    const notification = new Notification(t('title'), { body: text, tag: key });
    notification.onclick = open;
  };

  useHubEvent('newChatRequest', (row) => tell('newChatRequest', row));
  useHubEvent('newChatMessage', (row) => tell('newChatMessage', row));
  return null;
}
