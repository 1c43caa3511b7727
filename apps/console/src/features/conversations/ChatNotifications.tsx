import Button from '@mui/material/Button';
import type { ConversationSummary } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { useTranslation } from 'react-i18next';
import { useHubEvent } from '../../app/hub.tsx';

/** Milliseconds a notification stays (spec 1 section 8). */
const stays = 10_000;

/**
 * Tells of visitors who ask for a person, and of words to the person who has taken the chat, unless that chat is open.
 * A browser notification is added when it was allowed before and the window is not the one being used.
 */
export function ChatNotifications() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
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
      closeSnackbar(key);
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
      enqueueSnackbar(message, { key, variant: 'info', autoHideDuration: stays, preventDuplicate: true });
    }
    if (focused || !('Notification' in window) || Notification.permission !== 'granted') return;
    const notification = new Notification(t('title'), { body: text, tag: key });
    notification.onclick = open;
  };

  useHubEvent('newChatRequest', (row) => tell('newChatRequest', row));
  useHubEvent('newChatMessage', (row) => tell('newChatMessage', row));
  return null;
}
