import type { App } from '../../app.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { timeZoneOf } from '../agents/index.ts';
import { countWhatGoesOn, dayIn } from '../conversations/index.ts';

/** An agent's counts, which tell of all that has been said until now. */
export interface AgentCounts {
  scope: AgentScope;
  /** Today there. */
  today: string;
  timeZone: string;
}

/** Counts what goes on, once for all calls that a screen makes at the same time. */
export function countsOfAgent(app: App): (agentId: string) => Promise<AgentCounts> {
  const counting = new Map<string, Promise<void>>();
  return async (agentId) => {
    let counted = counting.get(agentId);
    if (!counted) {
      counted = countWhatGoesOn(app.database, agentId).finally(() => counting.delete(agentId));
      counting.set(agentId, counted);
    }
    await counted;
    const timeZone = await timeZoneOf(app.database, agentId);
    return { scope: app.database.agent(agentId), today: dayIn(timeZone)(app.now()), timeZone };
  };
}
