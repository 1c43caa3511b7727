import { lte } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { mailedTokenRememberedDays } from './mailed-tokens.ts';
import { mailedTokens, secondFactorTrials, sessions, signInChallenges } from './tables.ts';

/** Deletes the sessions, links and waiting codes that open nothing any more. */
export async function forgetExpiredSignIns({ database: { shared }, now }: App): Promise<void> {
  const present = now().toISOString();
  for (const table of [sessions, secondFactorTrials, signInChallenges])
    await shared.delete(table, lte(table.expiresAt, present));
  const forgotten = new Date(now().getTime() - mailedTokenRememberedDays * 86_400_000).toISOString();
  await shared.delete(mailedTokens, lte(mailedTokens.expiresAt, forgotten));
}
