import type { UserData } from '@samtale/contract';
import { createContext, useContext } from 'react';

export const UserContext = createContext<UserData | null>(null);

/** Who is signed in, with an agent or without. Only below the shell. */
export function useUser(): UserData {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser is for screens of users below the shell');
  return user;
}
