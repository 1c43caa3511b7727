import type { SentFile } from '@samtale/dialog';
import type { App } from '../../../app.ts';
import { claimForConversation, forgetUnusedFiles, releaseFromConversation } from '../../files/index.ts';
import { lastErasure } from './erasure-receipts.ts';

/** Files let go of at this moment are past the time for which they would be kept. */
export const longAgo = new Date(0);

/**
 * Sends files in a conversation with what `send` does: they are kept from before the step that tells of them, and let
 * go of again when it is refused; where that is because the conversation was anonymised meanwhile, they are gone with
 * it. Throws `notFound` for files that are not the agent's.
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
    const isErased = (await lastErasure(scope, conversationId)) !== undefined;
    await releaseFromConversation(scope, conversationId, claimed.newIds, isErased ? longAgo : app.now());
    if (isErased) await forgetUnusedFiles(app);
    throw error;
  }
}
