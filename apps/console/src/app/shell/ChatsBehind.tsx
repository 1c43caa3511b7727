import { ChatStatus } from '@samtale/contract';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { wasToldOfMissed } from '../../features/conversations/told-of-missed.ts';
import { outboxKey } from '../../features/conversations/writing/outbox-key.ts';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const ChatNotifications = lazyPart(async () => ({
  default: (await import('../../features/conversations/ChatNotifications.tsx')).ChatNotifications,
}));
const WaitingCount = lazyPart(async () => ({
  default: (await import('../../features/conversations/WaitingCount.tsx')).WaitingCount,
}));
const MissedNotice = lazyPart(async () => ({
  default: (await import('../../features/conversations/MissedNotice.tsx')).MissedNotice,
}));
const OutboxRetries = lazyPart(async () => ({
  default: (await import('../../features/conversations/writing/OutboxRetries.tsx')).OutboxRetries,
}));

/**
 * What the chats need on whichever screen the user is: being told of them, how many wait, and of those that waited when
 * the user comes online, and what was written being sent.
 */
export function ChatsBehind() {
  const { user, roles } = useSession();
  const isOnChats = useLocation({ select: ({ pathname }) => pathname.startsWith('/chat') });
  // Nothing is written but on the screen of chats, or has been before the page was loaded again.
  const [mayWait, setMayWait] = useState(() => sessionStorage.getItem(outboxKey(user.id)) !== null);
  if (isOnChats && !mayWait) setMayWait(true);
  const isOnline = user.chatStatus === ChatStatus.online;
  const [wasOnline, setWasOnline] = useState(isOnline);
  // Who loads the page again has not come again.
  const [timesCome, setTimesCome] = useState(() => (isOnline && !wasToldOfMissed(user.id) ? 1 : 0));
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    if (isOnline) setTimesCome(timesCome + 1);
  }
  if (!hasAnyRole(roles, screenAccess.chat)) return null;
  return (
    <Suspense>
      <ChatNotifications />
      <WaitingCount />
      {timesCome > 0 && <MissedNotice key={timesCome} />}
      {mayWait && <OutboxRetries />}
    </Suspense>
  );
}
