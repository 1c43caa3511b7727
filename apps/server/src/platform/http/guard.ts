import { type Access, type AgentOption, notIncludedKey, plansEndedKey, type Role } from '@samtale/contract';
import type { FastifyRequest } from 'fastify';
import { AppError, notFound } from '../app-error.ts';
import type { Caller } from './caller.ts';

export interface SignedInUser {
  userId: string;
  sessionId: string;
  /** When the token that says so expires. */
  expiresAt: Date;
}

/** What the guard asks the features, which know where users, agents and conversations are kept. */
export interface Identities {
  /** The user of an access token; null when it is forged, expired or its session has ended. */
  verifyAccessToken(token: string): Promise<SignedInUser | null>;
  /** The conversation a visitor's token opens; null when it is forged. */
  verifyVisitorToken(token: string): { conversationId: string; agentId: string } | null;
  /** Whether the user looks after all agents. */
  isUserAdmin(userId: string): Promise<boolean>;
  /** Whether all plans of the user's agents have ended. */
  plansEnded(userId: string): Promise<boolean>;
  /** The user's roles on an agent; null without a link to it. */
  rolesOn(userId: string, agentId: string): Promise<readonly Role[] | null>;
  /** Whether the agent has what not every agent has. */
  includes(agentId: string, option: AgentOption): Promise<boolean>;
  /** The agent a conversation belongs to. */
  agentOfConversation(conversationId: string): Promise<string | null>;
  /** The account an agent belongs to; null for an agent there is none of. */
  accountOf(agentId: string): Promise<string | null>;
  /** The agent a team belongs to. */
  agentOfTeam(teamId: string): Promise<string | null>;
}

/** Finds out who calls and refuses those the access rule does not name. What is another's reads as not found. */
export async function guard(
  access: Access,
  request: FastifyRequest,
  params: Record<string, unknown>,
  identities: Identities,
): Promise<Caller> {
  if (access.kind === 'public') return { kind: 'public' };
  const token = bearerToken(request.headers.authorization);
  if (access.kind === 'visitor') {
    const visitor = token && identities.verifyVisitorToken(token);
    if (!visitor) throw new AppError('unauthorized', 'session.expired');
    return { kind: 'visitor', ...visitor };
  }
  const signedIn = token && (await identities.verifyAccessToken(token));
  if (!signedIn) throw new AppError('unauthorized', 'session.expired');
  const user = { userId: signedIn.userId, sessionId: signedIn.sessionId };
  if (access.kind === 'signedIn') {
    await refuseUnlessUserAdmin(access, user.userId, identities);
    await refuseWhenEnded(access, user.userId, identities);
    return { kind: 'user', ...user };
  }

  const named = String(params[access.agentFrom]);
  const agentId = await agentOf[access.agentFrom](named, identities);
  const roles = agentId && (await identities.rolesOn(user.userId, agentId));
  if (!agentId || !roles) throw notFound();
  if (!roles.some((role) => access.roles.includes(role))) throw new AppError('forbidden', 'error.forbidden');
  await refuseUnlessUserAdmin(access, user.userId, identities);
  await refuseWhenEnded(access, user.userId, identities);
  if (access.includes && !(await identities.includes(agentId, access.includes)))
    throw new AppError('forbidden', notIncludedKey);
  return { kind: 'agentUser', ...user, agentId, roles };
}

/** The flag is read for the few endpoints that ask for it; the others pay nothing. */
async function refuseUnlessUserAdmin(
  { userAdmin }: { userAdmin?: true },
  userId: string,
  identities: Identities,
): Promise<void> {
  if (userAdmin && !(await identities.isUserAdmin(userId)))
    throw new AppError('forbidden', 'error.forbidden');
}

/** Nothing of the product is done for those whose plans have all ended. */
async function refuseWhenEnded(
  { whenEnded }: { whenEnded?: true },
  userId: string,
  identities: Identities,
): Promise<void> {
  if (!whenEnded && (await identities.plansEnded(userId))) throw new AppError('forbidden', plansEndedKey);
}

/** The agent that a call concerns, by what names it. */
const agentOf: Record<
  Extract<Access, { kind: 'agent' }>['agentFrom'],
  (named: string, identities: Identities) => Promise<string | null>
> = {
  agentId: async (named) => named,
  selectedAgentId: async (named) => named,
  chatToken: (named, identities) => identities.agentOfConversation(named),
  teamId: (named, identities) => identities.agentOfTeam(named),
};

function bearerToken(header: string | undefined): string | null {
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}
