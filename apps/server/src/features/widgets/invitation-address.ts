import { languageCodeOf } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { createInvitation } from '../conversations/index.ts';

/** An address that lets whoever has it into a conversation for a week; null where that is on no widget. */
export async function invitationAddress(
  app: App,
  agentId: string,
  conversationId: string,
): Promise<string | null> {
  const [found] = await app.database.agent(agentId).query<{ clientKey: string; languageId: string }>(
    (agent) => sql`
      SELECT w.client_key AS "clientKey", c.language_id AS "languageId"
        FROM conversations c JOIN widgets w ON w.id = c.widget_id AND w.agent_id = c.agent_id
       WHERE c.agent_id = ${agent} AND c.id = ${conversationId}`,
  );
  if (!found) return null;
  const code = await createInvitation(app, agentId, conversationId);
  const query = `language=${languageCodeOf(found.languageId)}&openState=true`;
  // Behind the #, where no server and no log sees it.
  return `${app.publicUrl()}/widget/clientKey/${encodeURIComponent(found.clientKey)}/token/null?${query}#invitation=${code}`;
}
