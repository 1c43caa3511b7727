import { type CurrentSubscription, limitsWith } from '@samtale/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { agents, userAgents } from '../agents/index.ts';
import { users } from '../auth/tables.ts';
import { countCallsSince, countConversationsSince } from '../conversations/index.ts';
import { readUsage } from '../generation/index.ts';
import { sources } from '../sources/index.ts';
import { findCurrentPlan } from '../subscriptions/index.ts';
import { widgets } from '../widgets/tables.ts';

const dayMs = 86_400_000;

/** The plan an agent is on at this moment: the one begun last, of several. Null when it is on none. */
export async function readCurrentSubscription(
  app: App,
  agentId: string,
): Promise<CurrentSubscription | null> {
  const now = app.now();
  const scope = app.database.agent(agentId);
  const bought = await findCurrentPlan(app.database, agentId, now);
  if (!bought) return null;
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  const [conversations, calls, sourceCount, widgetCount, userCount, generated] = await Promise.all([
    countConversationsSince(app, agentId, month),
    countCallsSince(app.database, agentId, month),
    scope.count(sources),
    scope.count(widgets),
    app.database.shared.count(users, and(eq(users.isActive, true), worksOn(agentId))),
    readUsage(app, agentId),
  ]);
  const limits = limitsWith(bought.plan, bought);
  const isTrial = limits.category === 'trial';
  return {
    plan: bought.plan,
    limits,
    startsAt: bought.startsAt,
    bindingEnd: bought.bindingEnd,
    autoRenews: bought.autoRenews,
    trialDaysLeft: isTrial
      ? Math.max(0, Math.ceil((Date.parse(bought.bindingEnd) - now.getTime()) / dayMs))
      : null,
    used: {
      conversations,
      minutes: calls.minutes,
      sources: sourceCount,
      widgets: widgetCount,
      users: userCount,
      languages: agent?.languageIds.length ?? 0,
      answers: generated.answers,
      tokens: generated.tokens,
    },
  };
}

const worksOn = (agentId: string) =>
  sql`EXISTS (SELECT 1 FROM ${userAgents} WHERE ${userAgents.userId} = ${users.id} AND ${userAgents.linkedAgentId} = ${agentId})`;
