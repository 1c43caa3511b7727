import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readCurrentSubscription } from './read-current-subscription.ts';

export const planUseRoutes = (app: App): Route[] => [
  route(endpoints.subscriptions.getCurrentSubscription, async ({ params }) => ({
    subscription: await readCurrentSubscription(app, params.agentId),
  })),
];
