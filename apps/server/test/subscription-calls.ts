import { endpoints, newId, type SoldSubscription, type SubscriptionInput } from '@samtale/contract';
import type { SignedIn } from './people.ts';

const calls = endpoints.subscriptions;
const dayMs = 86_400_000;

/** The subscriptions of all agents, as somebody calls them who looks after these. */
export const subscriptionCalls = (staff: () => SignedIn, now: () => Date) => {
  /** So many days from now; before now where they are negative. */
  const inDays = (days: number) => new Date(now().getTime() + days * dayMs).toISOString();
  return {
    inDays,
    list: (active: boolean, searchText = '', page = 0, rowsPerPage = 10) =>
      staff().call(calls.getSubscriptions, {
        params: { active: active ? 'true' : 'false', page, rowsPerPage },
        query: { searchText },
      }),
    read: (subscriptionId: string) => staff().call(calls.getSubscriptionById, { params: { subscriptionId } }),
    /** Saves a month that began yesterday, but for what is told of it. */
    save: (
      input: Pick<SubscriptionInput, 'agentId'> & Partial<SubscriptionInput> & { revision?: string },
    ): Promise<SoldSubscription> =>
      staff().call(calls.addOrUpdateSubscription, {
        body: {
          id: newId,
          plan: 'chatbotSmall',
          planType: 0,
          startsAt: inDays(-1),
          bindingEnd: inDays(29),
          autoRenews: false,
          isPaid: true,
          ...input,
        },
      }),
  };
};
