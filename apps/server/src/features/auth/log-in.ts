import type { TokenPair } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AccessTokens } from './access-tokens.ts';
import { passwordMatches } from './passwords.ts';
import { openSession } from './sessions.ts';
import { users } from './tables.ts';

/** Signs a user in. A wrong password and an unknown user are told apart by nothing. Throws `unauthorized`. */
export async function logIn(
  app: App,
  tokens: AccessTokens,
  credentials: { userName: string; password: string },
): Promise<TokenPair> {
  const email = credentials.userName.toLowerCase();
  const user = await app.database.shared.first(users, and(eq(users.email, email), eq(users.isActive, true)));
  const matches = await passwordMatches(user?.passwordHash ?? null, credentials.password);
  if (!user || !matches) throw new AppError('unauthorized', 'login.failed');
  return openSession(app, tokens, user.id);
}
