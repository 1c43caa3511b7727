import { PhoneNumberState } from '@samtale/contract';
import { inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from '../agents/index.ts';
import { phoneNumbers, phoneProviders } from './tables.ts';

/** A phone of an agent, with its number as E.164. */
export type AgentPhone = { id: string; number: string };

/** The phones of an agent, by number: the numbers of its company that are not removed. */
export const listAgentPhones = (session: DatabaseSession, agentId: string): Promise<AgentPhone[]> =>
  phonesOf(session, agentId, ne(phoneNumbers.state, PhoneNumberState.removed));

/** The numbers of those of these phones that are the agent's, by the phone's id; also of removed ones. */
export async function numbersOfPhones(
  session: DatabaseSession,
  agentId: string,
  phoneIds: readonly string[],
): Promise<Map<string, string>> {
  if (!phoneIds.length) return new Map();
  const phones = await phonesOf(session, agentId, inArray(phoneNumbers.id, [...phoneIds]));
  return new Map(phones.map(({ id, number }) => [id, number]));
}

const phonesOf = (session: DatabaseSession, agentId: string, which: SQL): Promise<AgentPhone[]> =>
  session.agent(agentId).query<AgentPhone>(
    (agent) => sql`
      SELECT ${phoneNumbers.id}, ${phoneNumbers.number}
        FROM ${phoneNumbers}
        JOIN ${phoneProviders} ON ${phoneProviders.id} = ${phoneNumbers.phoneProviderId}
        JOIN ${agents} ON ${agents.accountId} = ${phoneProviders.accountId}
       WHERE ${agents.id} = ${agent} AND ${which}
       ORDER BY ${phoneNumbers.number}`,
  );
