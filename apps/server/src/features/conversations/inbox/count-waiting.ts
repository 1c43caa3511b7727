import { chatCountMax } from '@samtale/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import { waitsFor } from '../handover/online-staff.ts';
import { conversations } from '../tables.ts';

export interface WaitingCount {
  inLine: number;
  own: number;
}

/**
 * How many visitors of an agent wait for a user, each number up to one more than `chatCountMax`: in line, those who were
 * missed among them, but not who waits for a team that the user is not in; and for an answer in chats the user has taken.
 */
export async function countWaiting(
  session: DatabaseSession,
  agentId: string,
  userId: string,
): Promise<WaitingCount> {
  const { waitingSince, unansweredSince, userId: takenBy } = conversations;
  const scope = session.agent(agentId);
  const most = chatCountMax + 1;
  const inLine = await scope.countUpTo(conversations, most, and(isNotNull(waitingSince), waitsFor(userId)));
  const isUnanswered = and(eq(takenBy, userId), isNotNull(unansweredSince));
  return { inLine, own: await scope.countUpTo(conversations, most, isUnanswered) };
}
