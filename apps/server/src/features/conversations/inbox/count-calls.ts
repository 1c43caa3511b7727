import { IntegrationType } from '@samtale/contract';
import { and, eq, gte } from 'drizzle-orm';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import { readLog } from '../log/read-log.ts';
import { conversations } from '../tables.ts';
import { chatCalls } from './chat-calls.ts';

/** How many phone calls have ended since a moment, and how many minutes they took, each begun one counted. */
export async function countCallsSince(
  session: DatabaseSession,
  agentId: string,
  since: Date,
): Promise<{ calls: number; minutes: number }> {
  const onPhone = await session.agent(agentId).select(conversations, {
    where: and(
      gte(conversations.lastActiveMinute, since.toISOString()),
      eq(conversations.integrationType, IntegrationType.phoneCall),
    ),
  });
  const counted = { calls: 0, minutes: 0 };
  for (const { id, startedAt } of onPhone) {
    const events = await readLog(session, agentId, id, 0);
    for (const call of chatCalls({ startedAt, events })) {
      const ended = call.endedAt === null ? 0 : Date.parse(call.endedAt);
      if (ended < since.getTime()) continue;
      counted.calls++;
      counted.minutes += Math.ceil((ended - Date.parse(call.startedAt)) / 60_000);
    }
  }
  return counted;
}
