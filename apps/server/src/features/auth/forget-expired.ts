import { lte } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { mailedTokenRememberedDays } from './mailed-tokens.ts';
import { sessionEnded } from './sessions-ended.ts';
import { mailedTokens, secondFactorTrials, sessions, signInChallenges } from './tables.ts';

/**
 * Deletes the sessions, links and waiting codes that open nothing any more, and closes the windows of such sessions. What
 * is to outlive the sessions that have expired by a moment is told before.
 */
export async function forgetExpiredSignIns(
  app: App,
  outlive: (app: App, moment: string) => Promise<void>,
): Promise<void> {
  const { now } = app;
  const { shared } = app.database;
  const present = now().toISOString();
  await outlive(app, present);
  const ended = await shared.select(sessions, { where: lte(sessions.expiresAt, present) });
  for (const table of [sessions, secondFactorTrials, signInChallenges])
    await shared.delete(table, lte(table.expiresAt, present));
  for (const { id } of ended) sessionEnded(app, id);
  const forgotten = new Date(now().getTime() - mailedTokenRememberedDays * 86_400_000).toISOString();
  await shared.delete(mailedTokens, lte(mailedTokens.expiresAt, forgotten));
}
