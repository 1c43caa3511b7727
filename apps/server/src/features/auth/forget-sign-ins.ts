import { eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { mailedTokens, secondFactorTrials, sessions, signInChallenges, workIdentities } from './tables.ts';

/**
 * Takes from a user what they have proved so far of who they are: their sessions, their work accounts, the links that
 * were mailed, and what they have begun. For whoever becomes somebody else, by an address or another way to sign in.
 * Their second factor stays. `sessionsOfUserEnded` tells of it once it is stored.
 */
export async function forgetSignIns(
  { shared }: Pick<DatabaseSession, 'shared'>,
  userId: string,
): Promise<void> {
  await shared.delete(sessions, eq(sessions.userId, userId));
  await shared.delete(workIdentities, eq(workIdentities.userId, userId));
  await shared.delete(mailedTokens, eq(mailedTokens.userId, userId));
  await shared.delete(signInChallenges, eq(signInChallenges.userId, userId));
  await shared.delete(secondFactorTrials, eq(secondFactorTrials.userId, userId));
}
