import { newId, type Team, type TeamInput, teamChangedKey, teamProblemKeys } from '@samtale/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { lockNames } from '../agents/index.ts';
import { searchColleagues } from './colleagues.ts';
import { teams, teamUsers } from './tables.ts';
import { teamRevision } from './team-revision.ts';

/**
 * Saves a team, or makes one. Who may not sign in at present is offered to nobody, and stays where they are. Throws
 * `notFound`, `badRequest` for people who do not work on the agent, and `conflict` for a name that another team has and
 * when somebody else has saved it since it was read.
 */
export async function saveTeam(app: App, agentId: string, input: TeamInput): Promise<Team> {
  const { users, revision, ...fields } = input;
  const wanted = new Set(users.map(({ id }) => id));
  const colleagues = await searchColleagues(app, agentId, '*');
  const people = colleagues.filter(({ id }) => wanted.has(id));
  if (people.length < wanted.size) throw wrongField('badRequest', 'users', teamProblemKeys.user);
  const offered = colleagues.map((colleague) => colleague.id);
  const id = fields.id === newId ? createId() : fields.id;
  await app.database.transaction(async (session) => {
    await lockNames(session, agentId);
    await refuseDoublet(session, agentId, { ...fields, id });
    const scope = session.agent(agentId);
    const { name, email, phoneNumber } = fields;
    if (fields.id === newId) await scope.insert(teams, [{ id, name, email, phoneNumber }]);
    else {
      await refuseUnlessCurrent(session, agentId, { id, revision, offered });
      await scope.update(teams, { name, email, phoneNumber }, eq(teams.id, id));
    }
    await scope.delete(teamUsers, and(eq(teamUsers.teamId, id), inArray(teamUsers.userId, offered)));
    await scope.insert(
      teamUsers,
      people.map((person) => ({ teamId: id, userId: person.id })),
    );
  });
  return { ...fields, id, users: people, revision: teamRevision(fields, [...wanted]) };
}

async function refuseDoublet(
  session: DatabaseSession,
  agentId: string,
  { id, name }: Pick<TeamInput, 'id' | 'name'>,
): Promise<void> {
  const others = await session.agent(agentId).select(teams, { where: ne(teams.id, id) });
  // Not in SQL: whether it knows the small letters of Danish depends on the database's locale.
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw wrongField('conflict', 'name', teamProblemKeys.nameTaken);
}

async function refuseUnlessCurrent(
  session: DatabaseSession,
  agentId: string,
  { id, revision, offered }: { id: string; revision: string | undefined; offered: readonly string[] },
): Promise<void> {
  const scope = session.agent(agentId);
  const stored = await scope.first(teams, eq(teams.id, id), { forUpdate: true });
  if (!stored) throw notFound();
  const members = await scope.select(teamUsers, { where: eq(teamUsers.teamId, id) });
  const shown = members.map(({ userId }) => userId).filter((userId) => offered.includes(userId));
  if (revision !== undefined && revision !== teamRevision(stored, shown))
    throw new AppError('conflict', teamChangedKey);
}

const wrongField = (code: 'badRequest' | 'conflict', path: string, messageKey: string) =>
  new AppError(code, messageKey, { fields: [{ path, messageKey }] });
