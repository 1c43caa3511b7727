import type { FlowListItem } from '@samtale/contract';
import type { StatusTone } from '../../../ui/StatusChip.tsx';

export type FlowStatus = 'published' | 'changed' | 'draft' | 'disabled';

export const toneOfStatus: Record<FlowStatus, StatusTone> = {
  published: 'success',
  changed: 'warning',
  draft: 'neutral',
  disabled: 'neutral',
};

/** What visitors get of a flow: it as saved, an older version, or nothing. */
export function flowStatus(flow: Pick<FlowListItem, 'disabled' | 'isPublished' | 'isActive'>): FlowStatus {
  if (flow.disabled) return 'disabled';
  if (!flow.isPublished) return 'draft';
  return flow.isActive ? 'published' : 'changed';
}
