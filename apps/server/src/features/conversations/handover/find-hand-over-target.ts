import type { HandOverTarget } from '@samtale/dialog';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { danishOrder } from '../../../platform/database/danish-order.ts';
import { teams } from '../../team/index.ts';
import { type OnlineStaff, staffWhoTakeChats } from './online-staff.ts';

/** The colleagues and teams of an agent to whom a conversation can be handed, by name. */
export async function listHandOverTargets(app: App, agentId: string, userId: string) {
  const present = (staff: readonly OnlineStaff[]) => staff.some(({ isOnline }) => isOnline);
  const colleagues = await staffWhoTakeChats(app.database.pool, agentId, app.now());
  const rows = await app.database.agent(agentId).select(teams, { orderBy: danishOrder(teams.name) });
  return {
    users: colleagues.filter(({ id }) => id !== userId),
    teams: await Promise.all(
      rows.map(async ({ id, name }) => ({
        id,
        name,
        isOnline: present(await staffWhoTakeChats(app.database.pool, agentId, app.now(), id)),
      })),
    ),
  };
}

/** Whom an id names. Throws `conflict` for somebody who does not take the agent's chats, or is not there. */
export async function findHandOverTarget(
  app: App,
  agentId: string,
  by: string,
  to: { userId: string } | { teamId: string },
): Promise<HandOverTarget> {
  const targets = await listHandOverTargets(app, agentId, by);
  if ('userId' in to) {
    const user = targets.users.find(({ id }) => id === to.userId);
    if (!user) throw new AppError('conflict', 'chat.handOver.unknown');
    if (!user.isOnline)
      throw new AppError('conflict', 'chat.handOver.userOffline', { values: { name: user.name } });
    return { userId: user.id, name: user.name };
  }
  const team = targets.teams.find(({ id }) => id === to.teamId);
  if (!team) throw new AppError('conflict', 'chat.handOver.unknown');
  if (!team.isOnline)
    throw new AppError('conflict', 'chat.handOver.teamOffline', { values: { name: team.name } });
  return { teamId: team.id, name: team.name };
}
