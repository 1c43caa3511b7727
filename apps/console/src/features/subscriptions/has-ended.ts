import type { UserData } from '@samtale/contract';

/** Whether all plans of the user's agents have ended. */
export function hasEnded({ subscriptionsEndAt }: Pick<UserData, 'subscriptionsEndAt'>): boolean {
  return subscriptionsEndAt !== null && Date.parse(subscriptionsEndAt) <= Date.now();
}
