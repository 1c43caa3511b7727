import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { notFound } from '../../../platform/app-error.ts';
import { conversationInvitations } from '../tables.ts';

/** An invitation opens a conversation for so long, in milliseconds: a week. */
const validFor = 7 * 24 * 60 * 60_000;
const codeBytes = 32;

/** A code by which somebody gets into a conversation that was begun for them. Only its hash is kept. */
export async function createInvitation(app: App, agentId: string, conversationId: string): Promise<string> {
  const code = randomBytes(codeBytes).toString('base64url');
  const expiresAt = new Date(app.now().getTime() + validFor).toISOString();
  await app.database
    .agent(agentId)
    .insert(conversationInvitations, [{ codeHash: hashOf(code), conversationId, expiresAt }]);
  return code;
}

/** The conversation that a code opens. Throws `notFound` for one that is unknown or too old. */
export async function acceptInvitation(
  app: App,
  code: string,
): Promise<{ agentId: string; conversationId: string }> {
  const codeHash = hashOf(code);
  const agentId = await app.database.ownerOf(
    conversationInvitations,
    conversationInvitations.codeHash,
    codeHash,
  );
  if (!agentId) throw notFound();
  const row = await app.database
    .agent(agentId)
    .first(conversationInvitations, eq(conversationInvitations.codeHash, codeHash));
  if (!row || row.expiresAt <= app.now().toISOString()) throw notFound();
  return { agentId, conversationId: row.conversationId };
}

/** Deletes the invitations of all agents that are too old. */
export async function forgetInvitations({ database, now }: App): Promise<void> {
  await database.pool.query('DELETE FROM conversation_invitations WHERE expires_at <= $1', [
    now().toISOString(),
  ]);
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');
