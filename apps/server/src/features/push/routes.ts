import { done, endpoints } from '@samtale/contract';
import type { VapidKeys } from '@samtale/providers/push';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { keepSubscriptions } from './keep-subscriptions.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { registerSubscription } from './register-subscription.ts';
import { sendTest } from './send-test.ts';

const { push } = endpoints;

export const pushRoutes = (app: App, keys: VapidKeys): Route[] => [
  route(push.registerPushSubscription, async ({ caller, body }) => ({
    data: await registerSubscription(app, caller, body),
  })),
  route(push.getPushSubscriptions, ({ caller }) => readSubscriptions(app, caller.userId)),
  route(push.savePushSubscriptions, async ({ caller, body }) => {
    await keepSubscriptions(app, caller.userId, body.pushSubscriptionList);
    return readSubscriptions(app, caller.userId);
  }),
  route(push.getPushKey, async () => ({ publicKey: keys.publicKey })),
  route(push.sendTestPush, async ({ caller, params }) => {
    await sendTest(app, keys, caller.userId, params.id);
    return done;
  }),
];
