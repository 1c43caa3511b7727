import { endpoints, type UserData } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../lib/api/api.ts';
import { UserContext } from '../../lib/session/use-user.ts';

interface UserProviderProps {
  /** As the route guard loaded them. */
  user: UserData;
  children: ReactNode;
}

/** Gives the signed-in user to everything below, as they are by now. */
export function UserProvider({ user: loaded, children }: UserProviderProps) {
  const { data: user = loaded } = useEndpoint(
    endpoints.auth.getUserByAccessToken,
    {},
    { staleTime: Infinity },
  );
  return <UserContext value={user}>{children}</UserContext>;
}
