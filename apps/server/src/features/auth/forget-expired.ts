import { lte } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { mailedTokenRememberedDays } from './mailed-tokens.ts';
import { sessionEnded } from './sessions-ended.ts';
import { mailedTokens, secondFactorTrials, sessions, signInChallenges } from './tables.ts';

/** Deletes the sessions, links and waiting codes that open nothing any more, and closes the windows of such sessions. */
export async function forgetExpiredSignIns(app: App): Promise<void> {
  const {
    database: { shared },
    now,
  } = app;
  const present = now().toISOString();
  const ended = await shared.select(sessions, { where: lte(sessions.expiresAt, present) });
  for (const table of [sessions, secondFactorTrials, signInChallenges])
    await shared.delete(table, lte(table.expiresAt, present));
  for (const { id } of ended) sessionEnded(app, id);
  const forgotten = new Date(now().getTime() - mailedTokenRememberedDays * 86_400_000).toISOString();
  await shared.delete(mailedTokens, lte(mailedTokens.expiresAt, forgotten));
}
