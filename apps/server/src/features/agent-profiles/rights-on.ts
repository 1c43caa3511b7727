import { type AgentProfile, Role } from '@samtale/contract';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import type { CallerOf } from '../../platform/http/caller.ts';
import { isUserAdmin } from '../agents/index.ts';

/**
 * What a caller may change of an agent. Administrators of an agent look after its company; user admins, who are
 * administrators too, after every agent. Throws `notFound` for an agent that they may not even see.
 */
export async function rightsOn(
  app: App,
  { userId, agentId: ownAgentId, roles }: CallerOf<'agent'>,
  agentId: string,
): Promise<AgentProfile['may']> {
  const isAdministrator = roles.includes(Role.administrator);
  const editsAll = isAdministrator && (await isUserAdmin(app, userId));
  if (agentId !== ownAgentId && !editsAll) throw notFound();
  return { editCompany: isAdministrator, editAgent: editsAll };
}
