import type { SentFile } from '@samtale/dialog';
import type { App } from '../../app.ts';
import { claimForConversation, releaseFromConversation } from '../files/index.ts';

/**
 * Sends files in a conversation with what `send` does: they are kept from before the step that tells of them, and let
 * go of again when it is refused. Throws `notFound` for files that are not the agent's.
 */
export async function withFiles<T>(
  app: App,
  agentId: string,
  conversationId: string,
  ids: readonly string[],
  send: (files: readonly SentFile[]) => Promise<T>,
): Promise<T> {
  if (!ids.length) return send([]);
  const claimed = await app.database.transaction((session) =>
    claimForConversation(session.agent(agentId), conversationId, ids),
  );
  try {
    return await send(claimed.files);
  } catch (error) {
    const scope = app.database.agent(agentId);
    await releaseFromConversation(scope, conversationId, claimed.newIds, app.now());
    throw error;
  }
}
