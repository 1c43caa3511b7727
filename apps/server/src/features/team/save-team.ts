import { newId, type Team, type TeamInput, teamProblemKeys } from '@samtale/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { searchColleagues } from './colleagues.ts';
import { teams, teamUsers } from './tables.ts';

/**
 * Saves a team, or makes one. Who may not sign in at present is offered to nobody, and stays where they are. Throws
 * `notFound`, and `badRequest` for people who do not work on the agent.
 */
export async function saveTeam(app: App, agentId: string, { users, ...fields }: TeamInput): Promise<Team> {
  const wanted = new Set(users.map(({ id }) => id));
  const colleagues = await searchColleagues(app, agentId, '*');
  const people = colleagues.filter(({ id }) => wanted.has(id));
  if (people.length < wanted.size) {
    const problem = { path: 'users', messageKey: teamProblemKeys.user };
    throw new AppError('badRequest', 'error.badRequest', { fields: [problem] });
  }
  const id = fields.id === newId ? createId() : fields.id;
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const { name, email, phoneNumber } = fields;
    if (fields.id === newId) await scope.insert(teams, [{ id, name, email, phoneNumber }]);
    else if (!(await scope.update(teams, { name, email, phoneNumber }, eq(teams.id, id)))) throw notFound();
    const offered = colleagues.map((colleague) => colleague.id);
    await scope.delete(teamUsers, and(eq(teamUsers.teamId, id), inArray(teamUsers.userId, offered)));
    await scope.insert(
      teamUsers,
      people.map((person) => ({ teamId: id, userId: person.id })),
    );
  });
  return { ...fields, id, users: people };
}
