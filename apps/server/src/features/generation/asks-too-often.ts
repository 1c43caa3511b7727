import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { conversations } from '../conversations/tables.ts';

const hour = 3600;
/** More than anybody has questions; behind one network may be a whole company, which counts for each agent by itself. */
const byConversation: AttemptLimit = { name: 'generation.conversation', most: 30, seconds: hour };
/** Who builds a bot tries it more often than a visitor asks. */
const byBuilder: AttemptLimit = { name: 'generation.tried', most: 100, seconds: hour };
const byNetwork: AttemptLimit = { name: 'generation.network', most: 300, seconds: hour };

/**
 * Counts a question to a language model. True when it is one too many, so that one visitor does not use up what there is
 * for all: questions that come to nothing cost tokens too. Where addresses are not kept, conversations alone count.
 */
export async function asksTooOften(
  app: App,
  { agentId, conversationId }: { agentId: string; conversationId: string },
): Promise<boolean> {
  // A conversation that has asked enough does not use up what there is for its network.
  if (!(await app.limits.take([{ limit: byConversation, subject: conversationId }]))) return true;
  const row = await app.database.agent(agentId).first(conversations, eq(conversations.id, conversationId));
  const ip = row?.ipAddresses.at(-1)?.ip;
  return (
    ip !== undefined &&
    !(await app.limits.take([{ limit: byNetwork, subject: `${agentId} ${networkOf(ip)}` }]))
  );
}

/** The same of a question that somebody of the staff tries. */
export const triesTooOften = async (
  app: App,
  { agentId, userId }: { agentId: string; userId: string },
): Promise<boolean> => !(await app.limits.take([{ limit: byBuilder, subject: `${agentId} ${userId}` }]));
