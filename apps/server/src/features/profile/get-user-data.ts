import type { UserData } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { agentsOfUser } from '../agents/index.ts';
import { users } from '../auth/tables.ts';
import { settingsOf } from './save-settings.ts';
import { subscriptionsEndOf } from './subscriptions-end.ts';

/** A user as the console shows them, with their agents and roles. Throws `notFound`. */
export async function getUserData(app: App, userId: string): Promise<UserData> {
  const user = await app.database.shared.first(users, eq(users.id, userId));
  if (!user) throw notFound();
  return {
    id: user.id,
    displayName: `${user.firstName} ${user.lastName}`.trim(),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    loginType: user.loginType,
    profileImageUrl: user.profileImageUrl,
    chatStatus: user.chatStatus,
    isUserAdmin: user.isUserAdmin,
    userAgentList: await agentsOfUser(app, userId),
    subscriptionsEndAt: await subscriptionsEndOf(app, userId),
    passwordMin: app.passwordMin,
    ...settingsOf(user.settings),
  };
}
