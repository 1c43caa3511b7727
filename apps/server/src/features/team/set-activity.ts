import { auditMoments, memberKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { users } from '../auth/index.ts';
import { administeredBy, lockAdministrators, requireAdministrators } from './administrators.ts';
import { announceInactive, changeActivity } from './change-activity.ts';
import { requireRightsOver } from './may-change.ts';
import { noteAct } from './note-act.ts';

/**
 * Lets one of the company's people sign in, or not any more, asked by who administers all they work on there. Throws
 * `notFound`, `forbidden` for who administers only some of it, and `conflict` for the last administrator of an agent and for who asks.
 */
export async function setActivity(
  app: App,
  { by, userId, status }: { by: string; userId: string; status: boolean },
  client: ClientOrigin,
): Promise<void> {
  const user = await app.database.transaction(async (session) => {
    const user = await session.shared.first(users, eq(users.id, userId), { forUpdate: true });
    if (!user) throw notFound();
    await requireRightsOver(session, by, user);
    if (userId === by && !status) throw new AppError('conflict', memberKeys.yourself);
    const administered = status || !user.isActive ? [] : await administeredBy(session, userId);
    await lockAdministrators(session, administered);
    await changeActivity(session, userId, status);
    await requireAdministrators(app, session, administered);
    return user;
  });
  await noteAct(app, { title: status ? auditMoments.activated : auditMoments.deactivated, by, user, client });
  app.eventBus.publish(accessChanged, undefined);
  if (!status) await announceInactive(app, userId);
}
