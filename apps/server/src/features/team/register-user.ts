import {
  type LanguageCode,
  type MemberInput,
  memberKeys,
  registrationAnswers,
  type TeamMember,
} from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';
import { checkedAddress, checkedPhone, checkLoginType, checkTeams } from './check-member.ts';
import { checkRoles, checkUserCount } from './check-plan.ts';
import { countInvitation, sendInvitation } from './invite.ts';
import { planOf, readMember } from './read-members.ts';
import { setTeams } from './set-teams.ts';

interface Registration {
  agentId: string;
  /** The id of who registers them. */
  by: string;
  model: MemberInput & { customerId?: string | undefined };
  lang: LanguageCode;
}

interface Registered {
  user: TeamMember;
  outcome: 'invited' | 'linked';
  /** Null for who may not sign in, whom no mail tells that they can. */
  isMailed: boolean | null;
}

/**
 * Gives an agent one more of its people, and mails them how they get in if they may: somebody new, or one of the company's people
 * who has the address already, whose name and the like stay as they are. Throws `badRequest`, `forbidden` for what the
 * plan does not include, `tooManyRequests`, and `conflict` for an address that somebody has who works on the agent or
 * in another company.
 */
export async function registerUser(
  app: App,
  { agentId, by, model, lang }: Registration,
): Promise<Registered> {
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent || (model.customerId && model.customerId !== agent.accountId)) throw notFound();
  const email = checkedAddress(model.email);
  const phoneNumber = checkedPhone(model);
  await checkTeams(app.database, agentId, model.teamIds);
  const plan = await planOf(app, agentId);
  checkRoles(plan, model.roleList);
  await countInvitation(app, agentId, email);
  const { user, outcome } = await app.database
    .transaction(async (session) => {
      // One at a time, so that no two together are more than the plan includes.
      await session.agent(agentId).lock('people');
      checkUserCount(plan, await session.shared.count(userAgents, eq(userAgents.linkedAgentId, agentId)));
      const present = await session.shared.first(users, eq(users.email, email), { forUpdate: true });
      if (!present) checkLoginType(app, model.loginType);
      if (present) await refuseUnlessFree(session, present, agent);
      const { firstName, lastName, countryCode, loginType, isActive } = model;
      const id = createId();
      const { accountId } = agent;
      const fields = { firstName, lastName, countryCode, loginType, isActive, phoneNumber, accountId };
      if (!present) await session.shared.insert(users, [{ id, email, language: lang, ...fields }]);
      const user = present ?? (await session.shared.first(users, eq(users.id, id)));
      if (!user) throw new Error('A user who was just made is gone');
      const link = { userId: user.id, linkedAgentId: agentId, roles: [...new Set(model.roleList)] };
      await session.shared.insert(userAgents, [link]);
      await setTeams(session, agentId, user.id, model.teamIds);
      return { user, outcome: present ? ('linked' as const) : ('invited' as const) };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? exists() : error;
    });
  app.eventBus.publish(accessChanged, undefined);
  const language = outcome === 'linked' ? user.language : lang;
  const isMailed = user.isActive ? await sendInvitation(app, { agentId, by, user, lang: language }) : null;
  return { user: await readMember(app, { agentId, by, userId: user.id }), outcome, isMailed };
}

async function refuseUnlessFree(
  { shared }: DatabaseSession,
  user: typeof users.$inferSelect,
  agent: typeof agents.$inferSelect,
): Promise<void> {
  if (user.accountId !== agent.accountId) throw exists();
  const link = and(eq(userAgents.userId, user.id), eq(userAgents.linkedAgentId, agent.id));
  if (await shared.first(userAgents, link)) throw exists();
}

const exists = () =>
  new AppError('conflict', memberKeys.userExists, {
    answer: registrationAnswers.exists,
    fields: [{ path: 'email', messageKey: memberKeys.userExists }],
  });
