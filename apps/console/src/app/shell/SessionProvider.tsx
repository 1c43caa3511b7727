import type { Language, UserAgent } from '@samtale/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { keepLanguage, selectedLanguage } from '../../lib/session/selected-agent.ts';
import { type Session, SessionContext } from '../../lib/session/use-session.ts';
import { useUser } from '../../lib/session/use-user.ts';

interface SessionProviderProps {
  /** As the route guard loaded it. */
  link: UserAgent;
  children: ReactNode;
}

/** Gives the user's agent, what they are on it, and the chosen flow language to everything below. */
export function SessionProvider({ link: loadedLink, children }: SessionProviderProps) {
  const user = useUser();
  // A setting that is saved changes the agent after the guard has loaded it.
  const link = user.userAgentList.find(({ agentId }) => agentId === loadedLink.agentId) ?? loadedLink;
  const [chosen, setChosen] = useState(() => selectedLanguage(link.agent));
  // The agent may have stopped speaking the language that was worked on.
  const language =
    link.agent.languageList.find(({ id }) => id === chosen?.id) ?? selectedLanguage(link.agent);
  const session = useMemo<Session | null>(() => {
    if (!language) return null;
    const change = (next: Language) => {
      keepLanguage(next);
      setChosen(next);
    };
    return { user, agent: link.agent, roles: link.roleList, language, setLanguage: change };
  }, [user, link, language]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
