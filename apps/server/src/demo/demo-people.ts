import { Role } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { userAgents } from '../features/agents/tables.ts';
import { hashPassword, users } from '../features/auth/index.ts';
import { teams, teamUsers } from '../features/team/index.ts';
import { createId } from '../platform/database/columns.ts';
import type { DatabaseSession } from '../platform/database/database.ts';

export const password = 'samtale-demo';
export const user = 'demo@samtale.dk';

/** Who signs in, and a colleague to hand conversations to; both with the same password. */
const people = [
  {
    email: user,
    firstName: 'Demo',
    lastName: 'Bruger',
    chatStatus: 1,
    isUserAdmin: true,
    roles: [Role.administrator, Role.chatAgent, Role.chatDeveloper],
  },
  {
    email: 'kollega@samtale.dk',
    firstName: 'Demo',
    lastName: 'Kollega',
    chatStatus: 0,
    isUserAdmin: false,
    roles: [Role.chatAgent],
  },
] as const;

export const demoAddresses: string[] = people.map(({ email }) => email);

/** Gives the demo agent its people, and a team of them. */
export async function createDemoPeople(
  session: DatabaseSession,
  accountId: string,
  agentId: string,
): Promise<void> {
  const userIds: string[] = [];
  for (const { roles, ...person } of people) {
    const userId = await ensureUser(session, accountId, person);
    await session.shared.insert(userAgents, [{ userId, linkedAgentId: agentId, roles: [...roles] }]);
    userIds.push(userId);
  }
  const scope = session.agent(agentId);
  const teamId = createId();
  await scope.insert(teams, [
    { id: teamId, name: 'Kundeservice', email: 'kundeservice@example.com', phoneNumber: '' },
  ]);
  await scope.insert(
    teamUsers,
    userIds.map((userId) => ({ teamId, userId })),
  );
}

async function ensureUser(
  session: DatabaseSession,
  accountId: string,
  { email, ...person }: Omit<(typeof people)[number], 'roles'>,
): Promise<string> {
  const present = await session.shared.first(users, eq(users.email, email));
  if (present) return present.id;
  const id = createId();
  await session.shared.insert(users, [
    { id, accountId, email, passwordHash: await hashPassword(password), ...person },
  ]);
  return id;
}
