import type { PlanLimits, PlanName, UserData } from '@samtale/contract';

/** What a plan may lack of the product; the words are below `upgrade` in the texts. */
export type PlanLack = 'facebook' | 'phone' | 'userRoles' | 'customRoles' | 'agents';

const enterprise: readonly PlanName[] = ['chatbotEnterprise', 'phoneEnterprise'];

/**
 * What a plan does not include at all, nor was bought beside it. Plans without chat widgets are for the phone, and have no Messenger
 * either; the list of agents comes with looking after all of them, whatever the plan.
 */
export function planLacks(
  plan: PlanName,
  { widgets, phoneNumbers, userRoles }: PlanLimits,
  { isUserAdmin }: Pick<UserData, 'isUserAdmin'>,
): PlanLack[] {
  const lacks: Record<PlanLack, boolean> = {
    facebook: widgets === 0,
    phone: phoneNumbers === 0,
    userRoles: !userRoles,
    customRoles: !enterprise.includes(plan),
    agents: !isUserAdmin,
  };
  return (Object.keys(lacks) as PlanLack[]).filter((lack) => lacks[lack]);
}
