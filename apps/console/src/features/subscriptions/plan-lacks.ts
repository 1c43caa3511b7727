import type { PlanLimits } from '@samtale/contract';

/** What a plan may lack of the product; the words are below `upgrade` in the texts. */
export type PlanLack = 'facebook' | 'phone' | 'userRoles';

/** What is not in a plan at all. Plans without chat widgets are for the phone, and have no Messenger either. */
export function planLacks({ widgets, phoneNumbers, userRoles }: PlanLimits): PlanLack[] {
  const lacks: Record<PlanLack, boolean> = {
    facebook: widgets === 0,
    phone: phoneNumbers === 0,
    userRoles: !userRoles,
  };
  return (Object.keys(lacks) as PlanLack[]).filter((lack) => lacks[lack]);
}
