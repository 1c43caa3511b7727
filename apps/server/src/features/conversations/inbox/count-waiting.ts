import { chatCountMax } from '@samtale/contract';
import { and, isNotNull } from 'drizzle-orm';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import { waitsFor } from '../handover/online-staff.ts';
import { conversations } from '../tables.ts';

/**
 * How many visitors of an agent wait for a user, those who were missed among them, up to one more than `chatCountMax`.
 * Who waits for a team that the user is not in is left out.
 */
export const countWaiting = (session: DatabaseSession, agentId: string, userId: string): Promise<number> =>
  session
    .agent(agentId)
    .countUpTo(conversations, chatCountMax + 1, and(isNotNull(conversations.waitingSince), waitsFor(userId)));
