import { type SQL, sql } from 'drizzle-orm';

/** Whether a conversation or a canned reply has a file. */
export const fileIsUsed = (fileId: SQL, agentId: SQL): SQL => sql`(
  EXISTS (SELECT FROM conversation_files u WHERE u.file_id = ${fileId})
  OR EXISTS (SELECT FROM canned_replies r WHERE r.agent_id = ${agentId} AND ${fileId} = ANY(r.file_ids)))`;
