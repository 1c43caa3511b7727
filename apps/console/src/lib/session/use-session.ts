import type { AgentSummary, Language, Role, UserData } from '@samtale/contract';
import { createContext, useContext } from 'react';

export interface Session {
  user: UserData;
  /** The agent being worked on. */
  agent: AgentSummary;
  /** The user's roles on it. */
  roles: readonly Role[];
  /** The language of the flows being worked on. */
  language: Language;
  setLanguage(language: Language): void;
}

export const SessionContext = createContext<Session | null>(null);

/** The same, or null of a user to whom no agent is open. */
export const useOpenSession = (): Session | null => useContext(SessionContext);

/** Who is signed in, on which agent and flow language. Only below the shell. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for screens below the shell');
  return session;
}
