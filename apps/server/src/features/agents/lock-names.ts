import type { DatabaseSession } from '../../platform/database/database.ts';

/**
 * One save at a time of an agent's things that have a name of their own, so that two of the same name do not pass the
 * check together. Held until the transaction ends.
 */
export const lockNames = (session: DatabaseSession, agentId: string): Promise<void> =>
  session.agent(agentId).lock('names');
