import { gdprDelayHours } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { agents } from '../agents/index.ts';

const hour = 60 * 60_000;

/**
 * Sets for how many days an agent keeps personal data; at 0 nothing is erased. One that erases more than before does so
 * after a day at the earliest. That day runs on when the interval is raised again, however often: what the interval
 * before it kept is kept until then. Throws `notFound`.
 */
export async function setGdprInterval(app: App, agentId: string, days: number) {
  return app.database.transaction(async ({ shared }) => {
    const agent = await shared.first(agents, eq(agents.id, agentId), { forUpdate: true });
    if (!agent) throw notFound();
    const now = app.now();
    const erasesMore = keptFor(days) < keptFor(agent.gdprInterval);
    const gdprErasesFrom = erasesMore
      ? new Date(now.getTime() + gdprDelayHours * hour).toISOString()
      : agent.gdprErasesFrom;
    await shared.update(agents, { gdprInterval: days, gdprErasesFrom }, eq(agents.id, agentId));
    return { gdprInterval: days, gdprErasesFrom: pendingFrom(gdprErasesFrom, now) };
  });
}

const keptFor = (days: number) => (days === 0 ? Number.POSITIVE_INFINITY : days);

/** The moment before which nothing is erased, in ISO 8601; null once it has passed. */
export const pendingFrom = (erasesFrom: string | null, now: Date): string | null =>
  erasesFrom !== null && new Date(erasesFrom) > now ? new Date(erasesFrom).toISOString() : null;
