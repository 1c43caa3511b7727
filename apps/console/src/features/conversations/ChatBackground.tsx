import { ChatNotifications } from './ChatNotifications.tsx';
import { useOutboxRetries } from './use-outbox.ts';

/** What the chats need on whichever screen the user is: being told of them, and what was written being sent. */
export function ChatBackground() {
  useOutboxRetries();
  return <ChatNotifications />;
}
