export { findCurrentPlan } from './find-current-plan.ts';
export { findLimits } from './find-limits.ts';
export { leadingSubscription, listSubscriptions } from './list-subscriptions.ts';
export { subscriptionRoutes } from './routes.ts';
export { startSubscription } from './start-subscription.ts';
export { subscriptions } from './tables.ts';
