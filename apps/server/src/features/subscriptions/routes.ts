import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { administratorsOf } from './contacts.ts';
import { listSubscriptions } from './list-subscriptions.ts';

export const subscriptionRoutes = (app: App, salesMail: string | null): Route[] => [
  route(endpoints.subscriptions.getSubscriptionList, async ({ params }) => ({
    list: await listSubscriptions(app, params.agentId),
  })),
  route(endpoints.subscriptions.getSubscriptionContacts, async ({ params }) => ({
    administrators: await administratorsOf(app, params.agentId),
    salesMail,
  })),
];
