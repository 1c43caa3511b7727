import { currencies, endpoints, planName, plans } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { administratorsOf } from './contacts.ts';
import { listAllSubscriptions } from './list-all-subscriptions.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { readSubscription } from './read-subscription.ts';
import { saveSubscription } from './save-subscription.ts';

const calls = endpoints.subscriptions;

export const subscriptionRoutes = (app: App, salesMail: string | null): Route[] => [
  route(calls.getSubscriptionList, async ({ params }) => ({
    list: await listSubscriptions(app, params.agentId),
  })),
  route(calls.getSubscriptionContacts, async ({ params }) => ({
    administrators: await administratorsOf(app, params.agentId),
    salesMail,
  })),
  route(calls.getSubscriptions, ({ params, query }) => listAllSubscriptions(app, { ...params, ...query })),
  route(calls.getSubscriptionById, ({ params }) => readSubscription(app, params.subscriptionId)),
  route(calls.addOrUpdateSubscription, async ({ caller, body, client }) => {
    const saved = await saveSubscription(app, caller.userId, body);
    // Whoever administers the agent is to read it in the log of that agent.
    await app.audit.write({
      title: 'subscriptions.addOrUpdateSubscription',
      userId: caller.userId,
      agentId: saved.agentId,
      records: { record: saved.id },
      client,
    });
    return saved;
  }),
  route(calls.getCurrencyList, async () => ({ list: currencies.map((id) => ({ id })) })),
  route(calls.getSubscriptionTypeList, async () => ({
    list: planName.options.map((id) => ({ id, ...plans[id] })),
  })),
];
