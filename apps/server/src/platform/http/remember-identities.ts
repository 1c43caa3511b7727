import type { Role } from '@samtale/contract';
import type { EventBus, Topic } from '../event-bus.ts';
import { Remembered } from '../remembered.ts';
import type { Identities, SignedInUser } from './guard.ts';

/**
 * Sessions have ended, or somebody may do more or less than before. Told once it is stored, before the call that did it
 * is answered.
 */
export const accessChanged: Topic<void> = { name: 'accessChanged' };

/**
 * How long an answer is kept, in milliseconds. What changes in this process is noticed at once; of other nodes nothing
 * is heard, so who was signed out there, or lost a role, gets in here for as long as this.
 */
const freshFor = 1000;

/** An agent hardly ever goes to another account, and what is counted for it may lag behind. */
const accountFreshFor = 60_000;

/** Of each kind of answer. */
const most = 10_000;

/**
 * The same identities, asked once a second instead of with every request. For requests alone: a socket stays open for
 * long, so who opens one is always asked for.
 */
export function rememberIdentities(identities: Identities, eventBus: EventBus, now: () => Date): Identities {
  const users = new Remembered<SignedInUser>(freshFor, most);
  const userAdmins = new Remembered<boolean>(freshFor, most);
  const ended = new Remembered<boolean>(freshFor, most);
  const roles = new Remembered<readonly Role[]>(freshFor, most);
  const options = new Remembered<boolean>(freshFor, most);
  eventBus.subscribe(accessChanged, () => {
    for (const remembered of [users, userAdmins, ended, roles, options]) remembered.forget();
  });
  // Neither ever goes to another agent, and whether it is still there is the handler's to see.
  const conversations = new Remembered<string>(freshFor, most);
  const teams = new Remembered<string>(freshFor, most);
  const accounts = new Remembered<string>(accountFreshFor, most);
  return {
    ...identities,
    async verifyAccessToken(token) {
      const user = await users.ask(token, () => identities.verifyAccessToken(token));
      return user && now() < user.expiresAt ? user : null;
    },
    isUserAdmin: async (userId) =>
      (await userAdmins.ask(userId, () => identities.isUserAdmin(userId))) ?? false,
    plansEnded: async (userId) => (await ended.ask(userId, () => identities.plansEnded(userId))) ?? false,
    rolesOn: (userId, agentId) =>
      roles.ask(`${userId} ${agentId}`, () => identities.rolesOn(userId, agentId)),
    includes: async (agentId, option) =>
      (await options.ask(`${agentId} ${option}`, () => identities.includes(agentId, option))) ?? false,
    agentOfConversation: (conversationId) =>
      conversations.ask(conversationId, () => identities.agentOfConversation(conversationId)),
    accountOf: (agentId) => accounts.ask(agentId, () => identities.accountOf(agentId)),
    agentOfTeam: (teamId) => teams.ask(teamId, () => identities.agentOfTeam(teamId)),
  };
}
