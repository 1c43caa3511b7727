import { Role } from '@samtale/contract';
import { eq, type InferInsertModel } from 'drizzle-orm';
import { userAgents } from '../features/agents/tables.ts';
import { hashPassword, users } from '../features/auth/index.ts';
import { teams, teamUsers } from '../features/team/index.ts';
import { createId } from '../platform/database/columns.ts';
import type { DatabaseSession } from '../platform/database/database.ts';

export const password = 'samtale-demo';
const domain = 'samtale.dk';
export const user = `demo@${domain}`;

/** Who signs in, and a colleague to hand conversations to; both with the same password. */
const people = [
  {
    mailbox: 'demo',
    firstName: 'Demo',
    lastName: 'Bruger',
    chatStatus: 1,
    isUserAdmin: true,
    roles: [Role.administrator, Role.chatAgent, Role.chatDeveloper],
  },
  {
    mailbox: 'kollega',
    firstName: 'Demo',
    lastName: 'Kollega',
    chatStatus: 0,
    isUserAdmin: false,
    roles: [Role.chatAgent],
  },
] as const;

export const demoAddresses: string[] = people.map(({ mailbox }) => `${mailbox}@${domain}`);

/** A demo company that stands beside the first one. */
export interface AnotherDemo {
  /** Its people's addresses end with it. */
  domain: string;
  /** Whether its user looks after all companies, as that of the first one does. */
  isUserAdmin: boolean;
}

/** Gives a demo agent its people, and a team of them. */
export async function createDemoPeople(
  session: DatabaseSession,
  accountId: string,
  agentId: string,
  another: AnotherDemo = { domain, isUserAdmin: true },
): Promise<void> {
  const userIds: string[] = [];
  const passwordHash = await hashPassword(password);
  for (const { roles, mailbox, ...person } of people) {
    const userId = await ensureUser(session, {
      ...person,
      accountId,
      email: `${mailbox}@${another.domain}`,
      passwordHash,
      isUserAdmin: person.isUserAdmin && another.isUserAdmin,
    });
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
  person: Omit<InferInsertModel<typeof users>, 'id'>,
): Promise<string> {
  const present = await session.shared.first(users, eq(users.email, person.email));
  if (present) return present.id;
  const id = createId();
  await session.shared.insert(users, [{ id, ...person }]);
  return id;
}
