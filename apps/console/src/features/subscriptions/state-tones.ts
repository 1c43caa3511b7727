import type { SubscriptionState } from '@samtale/contract';
import type { StatusTone } from '../../ui/StatusChip.tsx';

export const stateTones: Record<SubscriptionState, StatusTone> = {
  current: 'success',
  closed: 'neutral',
  new: 'info',
};
