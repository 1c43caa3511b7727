import { newId } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { timeZoneOf } from '../src/features/agents/index.ts';
import { countLog } from '../src/features/conversations/counts/count-log.ts';
import { dayIn, deviceOf } from '../src/features/conversations/index.ts';
import { readLog } from '../src/features/conversations/log/read-log.ts';
import { conversations } from '../src/features/conversations/tables.ts';
import { inTurns } from '../src/platform/in-turns.ts';
import type { TestServer } from './start-test-server.ts';

const line = (...parts: unknown[]) => parts.join(' ');

/** What is stored of an agent's counts, and what its logs come to when all are counted at once; a line for each count. */
export async function recounted({ app: { database } }: TestServer, agentId: string) {
  const scope = database.agent(agentId);
  const stored = await scope.query<Record<string, unknown>>(
    (agent) => sql`
      SELECT kind, day::text, key, integration_type, channel_id, language_id, count FROM conversation_counts
       WHERE agent_id = ${agent}`,
  );
  const dayOf = dayIn(await timeZoneOf(database, agentId));
  const fromLogs = new Map<string, number>();
  for (const row of await scope.select(conversations)) {
    const events = await readLog(database, agentId, row.id, 0);
    const steps = events.map(({ seq, at, event }) => ({ firstSeq: seq, at, events: [event] }));
    const device = row.device ?? deviceOf(row.ipAddresses[0]?.userAgent ?? '');
    const { counts } = await inTurns(countLog({ device, countedSeq: 0, steps }, dayOf));
    for (const { kind, day, key, count } of counts) {
      const name = line(kind, day, key, row.integrationType, row.widgetId ?? newId, row.languageId);
      fromLogs.set(name, (fromLogs.get(name) ?? 0) + count);
    }
  }
  return {
    stored: stored.map((row) => line(...Object.values(row))).sort(),
    fromLogs: [...fromLogs].map(([name, count]) => line(name, count)).sort(),
  };
}
