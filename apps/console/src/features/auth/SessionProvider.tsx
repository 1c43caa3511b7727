import { endpoints, type Language, type UserAgent, type UserData } from '@samtale/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { useEndpoint } from '../../app/api.ts';
import { keepLanguage, selectedLanguage } from './selected-agent.ts';
import { type Session, SessionContext } from './use-session.ts';

interface SessionProviderProps {
  /** As the route guard loaded them. */
  user: UserData;
  link: UserAgent;
  children: ReactNode;
}

/** Gives the signed-in user, their agent and the chosen flow language to everything below. */
export function SessionProvider({ user: loaded, link: loadedLink, children }: SessionProviderProps) {
  const { data: user = loaded } = useEndpoint(
    endpoints.auth.getUserByAccessToken,
    {},
    { staleTime: Infinity },
  );
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
