import { Role } from '@samtale/contract';
import { type SQL, sql } from 'drizzle-orm';
import { danishOrderOf } from '../../../platform/database/danish-order.ts';
import type { Database } from '../../../platform/database/database.ts';
import { absence } from '../../profile/index.ts';

type Executor = Pick<Database['pool'], 'query'>;

/** Roles that take chats. */
const chatRoles = [Role.administrator, Role.chatAgent];
/** The same, as PostgreSQL writes an array. */
const chatRoleList = `{${chatRoles.join(',')}}`;

/** A device that gets push reaches them longer: a phone in the pocket, as long as a working day lasts. */
const absenceWithDevice = 12 * 60 * 60_000;

const seenWithin = (now: string, milliseconds: number) =>
  `u.last_seen_at > ${now}::timestamptz - interval '${milliseconds} milliseconds'`;

/** SQL for whether `users u` can be reached; `$now` is the placeholder of the present. */
export const isReachable = (
  now: string,
): string => `(u.is_active AND u.chat_status = 1 AND (${seenWithin(now, absence)}
  OR (${seenWithin(now, absenceWithDevice)} AND EXISTS (SELECT 1 FROM push_subscriptions p WHERE p.user_id = u.id))))`;

/**
 * SQL for whether a row of `conversations` waits for a user: for anybody, for a team of theirs, or for a team of which
 * nobody takes chats any more.
 */
export const waitsFor = (userId: string): SQL => sql`("conversations"."team_id" IS NULL
  OR EXISTS (SELECT 1 FROM team_users t
              WHERE t.team_id = "conversations"."team_id" AND t.user_id = ${userId})
  OR NOT EXISTS (SELECT 1 FROM team_users t
                   JOIN users u ON u.id = t.user_id AND u.is_active
                   JOIN user_agents ua ON ua.user_id = u.id AND ua.linked_agent_id = t.agent_id
                                      AND ua.roles && ${chatRoleList}::smallint[]
                  WHERE t.team_id = "conversations"."team_id"))`;

export interface OnlineStaff {
  id: string;
  name: string;
  isOnline: boolean;
}

/** The people who take an agent's chats, by name, and who of them is there; those of a team when one is named. */
export async function staffWhoTakeChats(
  executor: Executor,
  agentId: string,
  now: Date,
  teamId: string | null = null,
): Promise<OnlineStaff[]> {
  const { rows } = await executor.query<OnlineStaff>({
    name: 'staff-who-take-chats',
    text: `
      SELECT u.id, trim(u.first_name || ' ' || u.last_name) AS name, ${isReachable('$3')} IS TRUE AS "isOnline"
        FROM user_agents ua
        JOIN users u ON u.id = ua.user_id AND u.is_active
       WHERE ua.linked_agent_id = $1 AND ua.roles && $2::smallint[]
         AND ($4::uuid IS NULL
              OR EXISTS (SELECT 1 FROM team_users t
                          WHERE t.team_id = $4 AND t.agent_id = $1 AND t.user_id = u.id))
       ORDER BY ${danishOrderOf('u.first_name')}, ${danishOrderOf('u.last_name')}, u.id`,
    values: [agentId, chatRoles, now.toISOString(), teamId],
  });
  return rows;
}

/**
 * Those for whom a visitor waits: the people of the team they were handed to. Where the team is gone or has nobody who
 * takes chats any more, all who do, so that nobody waits for no one.
 */
export async function staffAwaited(
  executor: Executor,
  agentId: string,
  now: Date,
  teamId: string | null,
): Promise<{ staff: OnlineStaff[]; teamId: string | null }> {
  const ofTeam = teamId === null ? [] : await staffWhoTakeChats(executor, agentId, now, teamId);
  if (ofTeam.length) return { staff: ofTeam, teamId };
  return { staff: await staffWhoTakeChats(executor, agentId, now), teamId: null };
}
