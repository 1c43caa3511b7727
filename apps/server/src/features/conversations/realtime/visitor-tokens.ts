import { createHmac, timingSafeEqual } from 'node:crypto';

export interface VisitorTokens {
  sign(conversationId: string, agentId: string): string;
  /** The conversation a token opens; null when it is forged. */
  verify(token: string): { conversationId: string; agentId: string } | null;
}

/** A visitor's token comes with each message; verifying it again costs as much as parsing the message. */
const rememberedTokens = 20_000;

/**
 * Tokens that open one conversation, for as long as it exists: its id, its agent's, and an HMAC-SHA-256 of both.
 * Nothing is looked up to verify one.
 */
export function createVisitorTokens(secret: Uint8Array): VisitorTokens {
  const verified = new Map<string, { conversationId: string; agentId: string }>();
  const sealOf = (body: string) => createHmac('sha256', secret).update(body).digest('base64url');
  return {
    sign(conversationId, agentId) {
      const body = `${conversationId}.${agentId}`;
      return `${body}.${sealOf(body)}`;
    },
    verify(token) {
      const known = verified.get(token);
      if (known) return known;
      const [conversationId, agentId, seal] = token.split('.');
      if (!conversationId || !agentId || !seal) return null;
      const expected = Buffer.from(sealOf(`${conversationId}.${agentId}`));
      const given = Buffer.from(seal);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      if (verified.size >= rememberedTokens) verified.clear();
      verified.set(token, { conversationId, agentId });
      return { conversationId, agentId };
    },
  };
}
