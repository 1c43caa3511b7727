import { ChatStatus, endpoints, queryKey, Role, type UserData } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasAnyRole } from '../access/access.ts';
import { useEndpointChange } from '../api/api.ts';
import { useSession } from '../session/use-session.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { useToast } from '../toast/toast.tsx';
import { useHubEvent, useHubState } from './hub.tsx';

/** Of each user their own: who signs in after somebody in the same browser has not chosen what they chose. */
const cookieOf = (userId: string) => `chatStatus-${userId}`;
const cookieDays = 9999;

interface Presence {
  status: ChatStatus;
  /** `then` is done once the server knows. */
  set: ((status: ChatStatus, then?: () => void) => void) | null;
}

/** Whether the user takes chats, and how to change it. `set` is null for those who take none. */
export function usePresence(): Presence {
  const { user, roles } = useSession();
  const { hub, connected } = useHubState();
  const queries = useQueryClient();
  const toast = useToast();
  /** What was just chosen: the cache tells a moment later, and a switch must not jump back meanwhile. */
  const [chosen, setChosen] = useState<ChatStatus | null>(null);
  if (chosen === user.chatStatus) setChosen(null);
  const takesChats = hasAnyRole(roles, [Role.administrator, Role.chatAgent]);

  const showStatus = (chatStatus: ChatStatus) =>
    queries.setQueryData<UserData>(queryKey(endpoints.auth.getUserByAccessToken), (known) =>
      known ? { ...known, chatStatus } : known,
    );
  const change = useEndpointChange(endpoints.profile.setChatStatus, {
    onError: (error) => {
      setChosen(null);
      showStatus(user.chatStatus);
      toast.failure(error);
    },
  });

  useHubEvent('changeChatStatus', ({ userId, chatStatus }) => {
    if (userId === user.id) showStatus(chatStatus);
  });
  useEffect(() => {
    const wasOnline = readCookie(cookieOf(user.id)) === String(ChatStatus.online);
    if (connected && takesChats && wasOnline) hub?.emit('changeChatStatus', ChatStatus.online);
  }, [hub, connected, takesChats, user.id]);

  const set = (status: ChatStatus, then?: () => void) => {
    writeCookie(cookieOf(user.id), String(status), cookieDays);
    setChosen(status);
    showStatus(status);
    if (connected) hub?.emit('changeChatStatus', status);
    change.mutate({ params: { id: user.id }, body: { chatStatus: status } }, { onSuccess: then });
  };
  return { status: chosen ?? user.chatStatus, set: takesChats ? set : null };
}
