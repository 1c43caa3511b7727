import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import type { ConversationRow } from '../log/stored-step.ts';
import { conversations } from '../tables.ts';

/** An agent's conversations whose visitors wait for one of these teams, who has waited longest first. */
export const findWaitingFor = (
  { database }: App,
  agentId: string,
  teamIds: readonly string[],
): Promise<ConversationRow[]> =>
  database.agent(agentId).select(conversations, {
    where: and(isNotNull(conversations.waitingSince), inArray(conversations.teamId, [...teamIds])),
    orderBy: [asc(conversations.waitingSince), asc(conversations.id)],
  });
