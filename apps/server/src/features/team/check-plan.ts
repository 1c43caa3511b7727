import { memberKeys, type PlanLimits, Role } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';

/** Refuses, as `forbidden`, roles that a plan does not include; those somebody had before stay theirs. */
export function checkRoles(
  { userRoles }: Pick<PlanLimits, 'userRoles'>,
  roles: readonly Role[],
  before: readonly Role[] = [],
): void {
  const isNew = (role: Role) => role !== Role.administrator && !before.includes(role);
  if (!userRoles && roles.some(isNew)) throw new AppError('forbidden', memberKeys.upgradeRoles);
}

/** Refuses, as `forbidden`, one more person than a plan includes. */
export function checkUserCount({ users }: Pick<PlanLimits, 'users'>, present: number): void {
  if (users !== null && present >= users)
    throw new AppError('forbidden', memberKeys.upgradeUsers, { values: { users: String(users) } });
}
