import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, nothing } from '../calls/primitives.ts';
import { administrators, developers, Role } from '../calls/roles.ts';
import { mailAddress } from '../conversations/chat-mail.ts';

export const teamNameMax = 100;
/** People of one team. */
export const teamUsersMax = 500;

/** What can be wrong with a team. */
export const teamProblemKeys = {
  name: 'team.error.name',
  nameTaken: 'team.error.nameTaken',
  email: 'team.error.email',
  phoneNumber: 'team.error.phoneNumber',
  user: 'team.error.user',
} as const;
/** The key under which a team is not saved that somebody else has saved since it was read. */
export const teamChangedKey = 'team.error.changed';
/** The key under which a team is not deleted for whom visitors wait. */
export const teamAwaitedKey = 'team.delete.awaited';

const teamFields = {
  id,
  name: z.string().trim().min(1, teamProblemKeys.name).max(teamNameMax, teamProblemKeys.name),
  /** Empty without one. */
  email: z
    .string()
    .trim()
    .refine((text) => text === '' || mailAddress.safeParse(text).success, teamProblemKeys.email),
  /** Empty without one. */
  phoneNumber: z
    .string()
    .trim()
    .regex(/^(?:\+?[\d\s().-]{5,30})?$/, teamProblemKeys.phoneNumber),
};

/** A team as it is sent to be saved; its people are named by their ids. */
export const teamInput = z.object({
  ...teamFields,
  users: z.array(z.object({ id })).max(teamUsersMax),
  /** Of the team that was edited; without it whatever is stored is. */
  revision: z.string().max(100).optional(),
});
export type TeamInput = z.infer<typeof teamInput>;

const person = z.object({ id, name: z.string(), email: z.string() });
export const team = z.object({
  ...teamFields,
  users: z.array(person),
  /** Goes back with a change of it, which is refused when somebody else has changed it meanwhile. */
  revision: z.string(),
});
export type Team = z.infer<typeof team>;

/** `*` finds all. */
const named = agentParams.extend({ name: z.string().min(1).max(teamNameMax) });

export const addOrUpdateTeam = endpoint({
  method: 'POST',
  path: '/team/addOrUpdate/agentId/:agentId',
  summary: 'Saves a team of people who work on the agent; the all-zero id makes a new one',
  access: administrators,
  params: agentParams,
  query: nothing,
  body: teamInput,
  reply: team,
  errors: [teamChangedKey, ...Object.values(teamProblemKeys)],
  invalidates: ['teams', 'members'],
});

export const getTeams = endpoint({
  method: 'GET',
  path: '/team/teams/agentId/:agentId/name/:name',
  summary: "The agent's teams with their people, by name; `*` finds all",
  access: administrators,
  params: named,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(team) }),
  provides: ['teams'],
});

export const getTeamUsers = endpoint({
  method: 'GET',
  path: '/team/users/name/:name/agentId/:agentId',
  summary: 'The people who work on the agent, by name, with the teams they are in; `*` finds all',
  access: administrators,
  params: named,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(person.extend({ teamIds: z.array(id) })) }),
});

export const deleteTeam = endpoint({
  method: 'DELETE',
  path: '/team/delete/teamId/:teamId',
  summary: 'Deletes a team, unless visitors wait for it; its people stay',
  access: { kind: 'agent', roles: [Role.administrator], agentFrom: 'teamId' },
  params: z.object({ teamId: id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: [teamAwaitedKey],
  invalidates: ['teams', 'members'],
});

export const searchOnTeamContact = endpoint({
  method: 'GET',
  path: '/team/searchOnTeamContact/teamMember/:name/agentId/:agentId',
  summary: 'The people who work on the agent, by name; `*` finds all',
  access: developers,
  params: agentParams.extend({ name: z.string().min(1).max(100) }),
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(person) }),
  provides: [],
});
