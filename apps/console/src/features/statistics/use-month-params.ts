import { useSession } from '../../lib/session/use-session.ts';

/** What the calls of a month take: the agent, the year and the month. */
export function useMonthParams(month: string): { agentId: string; year: number; month: number } {
  const { agent } = useSession();
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { agentId: agent.id, year, month: number };
}
