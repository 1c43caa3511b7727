import { lte } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { signUps } from './tables.ts';

/** How long a link can still be told to have expired. */
const rememberedDays = 30;

/** Deletes the sign-ups whose link has long expired. */
export async function forgetSignUps({ database, now }: App): Promise<void> {
  const before = new Date(now().getTime() - rememberedDays * 86_400_000).toISOString();
  await database.shared.delete(signUps, lte(signUps.expiresAt, before));
}
