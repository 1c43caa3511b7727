import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, languageCode, nothing, timestamp } from '../calls/primitives.ts';
import { administrators, staff } from '../calls/roles.ts';
import { mailAddress, mailAddressMax } from '../conversations/chat-mail.ts';
import { personName } from './own-profile.ts';
import { loginType, role } from './profile.ts';
import { twoFactorMethod } from './two-factor.ts';

export const phoneNumberMax = 40;

/** What can be wrong with a person of the team, and why something is not done with them. */
export const memberKeys = {
  firstName: 'profile.validation.firstName',
  lastName: 'profile.validation.lastName',
  email: 'team.register.email.validation',
  phoneNumber: 'team.error.phoneNumber',
  country: 'team.member.error.country',
  roles: 'team.member.error.roles',
  team: 'team.member.error.team',
  userExists: 'team.register.userExists',
  emailTaken: 'team.edit.userExists',
  lastAdministrator: 'team.member.error.lastAdministrator',
  yourself: 'team.member.error.yourself',
  notOwn: 'team.member.error.notOwn',
  notAllAgents: 'team.member.error.notAllAgents',
  noWorkAccounts: 'team.member.error.noWorkAccounts',
  ownLoginType: 'team.member.error.ownLoginType',
  changed: 'team.member.error.changed',
  ownTwoFactor: 'team.member.error.ownTwoFactor',
  chosen: 'team.invitation.chosen',
  inactive: 'team.invitation.inactive',
  notSent: 'team.invitation.notSent',
  tooMany: 'team.invitation.tooMany',
  upgradeRoles: 'team.upgrade.userRoles',
  upgradeUsers: 'team.upgrade.users',
} as const;

/** Names of the refusals of a registration, in `details.answer`. */
export const registrationAnswers = { exists: 'Existing email', invalid: 'Not valid email' } as const;

const memberParams = agentParams.extend({ userId: id });

const memberFields = {
  firstName: personName(memberKeys.firstName),
  lastName: personName(memberKeys.lastName),
  /** ISO 3166-1, two letters. */
  countryCode: z.string().regex(/^[A-Z]{2}$/, memberKeys.country),
  /** As it is dialled in the country, or with a country code; empty without one. */
  phoneNumber: z.string().trim().max(phoneNumberMax, memberKeys.phoneNumber),
  teamIds: z.array(id).max(100),
  roleList: z.array(role).min(1, memberKeys.roles),
  loginType,
  isActive: z.boolean(),
};

/** A person of the team as they are sent to be saved. */
export const memberInput = z.object({ ...memberFields, email: z.string().trim().max(mailAddressMax) });
export type MemberInput = z.infer<typeof memberInput>;

/** The same, with the address checked: the server tells a bad one apart in a reply of its own. */
export const memberForm = z.object({
  ...memberFields,
  email: z
    .string()
    .trim()
    .refine((text) => mailAddress.safeParse(text).success, memberKeys.email),
});

/** A person of the team, as administrators see them. */
export const teamMember = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  countryCode: z.string(),
  /** With its country code (E.164). */
  phoneNumber: z.string(),
  loginType,
  roleList: z.array(role),
  teamIds: z.array(id),
  isActive: z.boolean(),
  /**
   * Whether the caller may change who they are and shut them out: one of the agent's own company, who works on none of
   * its agents that the caller does not administer. Of others only roles and teams may be changed.
   */
  isOwn: z.boolean(),
  /** One of the company who is not `isOwn` for the agents they work on alone. */
  hasOthersAgents: z.boolean(),
  /** Has still to choose a password. */
  isInvited: z.boolean(),
  /** With what they prove themselves besides the password; null without it, and of another company's people. */
  twoFactor: twoFactorMethod.nullable(),
  /** How many other agents of the company they work on. */
  otherAgents: z.int(),
  profileImageUrl: z.string().nullable(),
  /** Takes chats, and is there. */
  isOnline: z.boolean(),
  lastSeenAt: timestamp.nullable(),
  /** Goes back with a change of them, which is refused when somebody else has changed them meanwhile. */
  revision: z.string(),
});
export type TeamMember = z.infer<typeof teamMember>;

export const getProfiles = endpoint({
  method: 'GET',
  path: '/profile/getProfiles/agentId/:agentId',
  summary: 'The people who work on the agent, by name, and what its plan lets them be',
  access: administrators,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    list: z.array(teamMember),
    /** The agent's company. */
    customerId: id,
    /** Whether people can have other roles than the administrator's, and how many they can be. */
    plan: z.object({ userRoles: z.boolean(), users: z.int().nullable() }),
  }),
  provides: ['members'],
});

export const getTeamProfiles = endpoint({
  method: 'GET',
  path: '/profile/getTeamProfiles/agentId/:agentId',
  summary: 'The colleagues on the agent as they are shown: name, picture, teams, and who takes chats now',
  access: staff,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    list: z.array(
      z.object({
        id,
        name: z.string(),
        profileImageUrl: z.string().nullable(),
        isOnline: z.boolean(),
        teamIds: z.array(id),
      }),
    ),
  }),
  provides: ['members'],
});

const conflicts = [
  memberKeys.lastAdministrator,
  memberKeys.yourself,
  memberKeys.notOwn,
  memberKeys.notAllAgents,
  memberKeys.upgradeRoles,
];
const fieldKeys = [
  memberKeys.firstName,
  memberKeys.lastName,
  memberKeys.email,
  memberKeys.phoneNumber,
  memberKeys.country,
  memberKeys.roles,
  memberKeys.team,
  memberKeys.noWorkAccounts,
];

export const registerUser = endpoint({
  method: 'POST',
  path: '/auth/registerUser/agentId/:agentId',
  summary:
    'Invites somebody to the agent by mail, or gives one of the company’s people who has the address access to it',
  access: administrators,
  auditRecord: 'reply.user.id',
  params: agentParams,
  query: nothing,
  body: z.object({
    /** `customerId` is the agent's company. */
    model: memberInput.extend({ customerId: id.optional() }),
    lang: languageCode.default('da'),
  }),
  cost: 50,
  reply: z.object({
    user: teamMember,
    outcome: z.enum(['invited', 'linked']),
    /** Whether the mail that says so was taken; null for who may not sign in, who is not told. */
    isMailed: z.boolean().nullable(),
  }),
  errors: [
    memberKeys.userExists,
    memberKeys.upgradeRoles,
    memberKeys.upgradeUsers,
    memberKeys.tooMany,
    ...fieldKeys,
  ],
  invalidates: ['members', 'teams', 'user'],
});

export const editUser = endpoint({
  method: 'POST',
  path: '/auth/editUser/agentId/:agentId/userId/:userId',
  summary: 'Changes who somebody is, where they are of the agent’s own company, and what they may do on it',
  access: administrators,
  params: memberParams,
  query: nothing,
  /** Without a revision it is saved whatever is stored. */
  body: z.object({ user: memberInput, revision: z.string().max(100).optional() }),
  reply: z.object({
    user: teamMember,
    /** Whether the mails about another address or way to sign in were taken; null where there was nothing to tell. */
    isMailed: z.boolean().nullable(),
  }),
  errors: [
    memberKeys.emailTaken,
    memberKeys.changed,
    memberKeys.ownLoginType,
    memberKeys.tooMany,
    ...conflicts,
    ...fieldKeys,
  ],
  invalidates: ['members', 'teams', 'user'],
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/auth/resendInvitation/agentId/:agentId/userId/:userId',
  summary: 'Mails somebody who has not chosen a password yet a new link, which makes the earlier one useless',
  access: administrators,
  params: memberParams,
  query: nothing,
  body: z.object({ lang: languageCode.default('da') }),
  reply: acknowledged,
  errors: [memberKeys.chosen, memberKeys.inactive, memberKeys.notSent, memberKeys.tooMany],
  invalidates: ['members', 'teams'],
});

export const stopMemberTwoFactor = endpoint({
  method: 'DELETE',
  path: '/auth/twoFactor/agentId/:agentId/userId/:userId',
  summary:
    'Asks one of the company’s people for their password alone from now on, signs them out and mails them so',
  access: administrators,
  params: memberParams,
  query: nothing,
  body: nothing,
  /** Whether the mail was taken. */
  reply: z.object({ isMailed: z.boolean() }),
  errors: [memberKeys.notOwn, memberKeys.notAllAgents, memberKeys.ownTwoFactor],
  invalidates: ['members'],
});

export const deleteTeamUser = endpoint({
  method: 'DELETE',
  path: '/auth/deleteUser/agentId/:agentId/userId/:userId',
  summary: 'Takes the agent from somebody; one of the company’s people who has no other is deleted',
  access: administrators,
  params: memberParams,
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: [memberKeys.lastAdministrator, memberKeys.yourself],
  invalidates: ['members', 'teams'],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/user/:id',
  summary: 'Takes all agents of their company from one of its people; for who administers all of these',
  access: { kind: 'signedIn' },
  audit: 'byItself',
  params: z.object({ id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: [memberKeys.lastAdministrator, memberKeys.yourself, memberKeys.notAllAgents],
  invalidates: ['members', 'teams'],
});

export const setActivityBody = z.object({ userId: id, status: z.boolean() });

export const setActivity = endpoint({
  method: 'PUT',
  path: '/profile/setActivity/',
  summary:
    'Lets one of the company’s people sign in, or not any more, which signs them out; for who administers all agents they work on',
  access: { kind: 'signedIn' },
  audit: 'byItself',
  params: nothing,
  query: nothing,
  body: setActivityBody,
  reply: acknowledged,
  errors: [memberKeys.lastAdministrator, memberKeys.yourself, memberKeys.notAllAgents],
  invalidates: ['members', 'teams'],
});
