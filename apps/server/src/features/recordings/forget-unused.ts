import { recordingAddress } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';

/** Milliseconds that a recording is kept without any use: an edit in some browser may still be going to be saved. */
const keptFor = 30 * 24 * 60 * 60_000;

const [before, after] = recordingAddress(' ').split(' ');

/** Deletes an agent's recordings that no flow plays, neither as it is saved nor in any version of its history. */
export async function forgetUnused(scope: AgentScope, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptFor).toISOString();
  await scope.query(
    (agent) => sql`
      WITH old AS (
        SELECT id, ${before}::text || id || ${after}::text AS address FROM speech_recordings
         WHERE agent_id = ${agent} AND created_at < ${since}::timestamptz
      ), used AS (
        SELECT content -> 'settings' ->> 'customSpeechUrl' AS address FROM flows
         WHERE agent_id = ${agent} AND EXISTS (SELECT FROM old)
        UNION
        SELECT content -> 'settings' ->> 'customSpeechUrl' FROM flow_versions
         WHERE agent_id = ${agent} AND EXISTS (SELECT FROM old)
      )
      DELETE FROM speech_recordings r USING old
       WHERE r.agent_id = ${agent} AND r.id = old.id
         AND old.address NOT IN (SELECT address FROM used WHERE address IS NOT NULL)`,
  );
}
