import { visitorKeys } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';

/** Throws `forbidden` unless the widget a conversation is on takes files. */
export async function refuseUpload(app: App, agentId: string, conversationId: string): Promise<void> {
  const [found] = await app.database.agent(agentId).query<{ takes: boolean }>(
    (agent) => sql`
      SELECT (w.chat_config -> 'enableUpload') = 'true'::jsonb AS takes
        FROM conversations c JOIN widgets w ON w.id = c.widget_id AND w.agent_id = c.agent_id
       WHERE c.agent_id = ${agent} AND c.id = ${conversationId}`,
  );
  if (!found?.takes) throw new AppError('forbidden', visitorKeys.noUpload);
}
