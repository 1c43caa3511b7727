export { planLacks } from './plan-lacks.ts';
export { UpgradeMessage } from './UpgradeMessage.tsx';
export { useSubscription } from './use-subscription.ts';
