import { eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { agents } from '../agents/index.ts';
import { findLimits } from '../subscriptions/index.ts';
import { generationUsage } from './tables.ts';

export interface Used {
  answers: number;
  tokens: number;
}

/** The month of a moment, by its first day in UTC. */
const monthOf = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

/** What was used for an agent this month, in all and by widget or phone. */
export async function readUsage(
  app: App,
  agentId: string,
): Promise<Used & { byChannel: ReadonlyMap<string, Used> }> {
  const rows = await app.database
    .agent(agentId)
    .select(generationUsage, { where: eq(generationUsage.month, monthOf(app.now())) });
  const byChannel = new Map(rows.map(({ channelId, answers, tokens }) => [channelId, { answers, tokens }]));
  const sum = (kind: keyof Used) => rows.reduce((total, row) => total + row[kind], 0);
  return { answers: sum('answers'), tokens: sum('tokens'), byChannel };
}

/** Whether the tokens of an agent's plan are used up for this month: its bot answers all the same. */
export async function isSpent(app: App, agentId: string): Promise<boolean> {
  const most = (await findLimits(app.database, agentId, app.now()))?.tokens ?? null;
  return most !== null && (await readUsage(app, agentId)).tokens >= most;
}

/** Adds what an answer took. */
export async function countUsage(
  app: App,
  agentId: string,
  channelId: string,
  { answers, tokens }: Used,
): Promise<void> {
  const month = monthOf(app.now());
  await app.database.agent(agentId).query(
    (agent) => sql`
      INSERT INTO generation_usage AS used (agent_id, channel_id, month, answers, tokens)
      VALUES (${agent}, ${channelId}, ${month}, ${answers}, ${tokens})
      ON CONFLICT (agent_id, month, channel_id) DO UPDATE
         SET answers = used.answers + excluded.answers, tokens = used.tokens + excluded.tokens`,
  );
  await app.database.shared.update(
    agents,
    { totalToken: sql`${agents.totalToken} + ${tokens}` },
    eq(agents.id, agentId),
  );
}
