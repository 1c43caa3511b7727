import { endpoints } from '@samtale/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { SimulatorSession, type SimulatorState } from './simulator-session.ts';

/** Milliseconds between two questions for a draft that is being trained; the server itself waits a while with each. */
const askAgainAfter = 150;

function openSession(agentId: string, languageId: string): SimulatorSession {
  return new SimulatorSession({
    languageId,
    ask: (request, signal) =>
      call(endpoints.simulator.simulateTurn, {
        params: { agentId, languageId: request.languageId },
        body: request.body,
        signal,
      }),
    pause: () => new Promise((resolve) => setTimeout(resolve, askAgainAfter)),
  });
}

const sessions = new Map<string, SimulatorSession>();

/** The agent's one conversation that is tried: it goes on wherever the panel is drawn next. */
export function useSimulator(): { session: SimulatorSession; state: SimulatorState } {
  const { agent, language } = useSession();
  const session = sessions.get(agent.id) ?? openSession(agent.id, language.id);
  sessions.set(agent.id, session);
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  useEffect(() => session.open(), [session]);
  useEffect(() => session.follow(language.id), [session, language.id]);
  return { session, state };
}
