import type { FlowListItem } from '@samtale/contract';
import type { StatusTone } from '../../ui/StatusChip.tsx';

export type FlowStatus = 'published' | 'changed' | 'planned' | 'draft' | 'disabled';

export const toneOfStatus: Record<FlowStatus, StatusTone> = {
  published: 'success',
  changed: 'warning',
  planned: 'info',
  draft: 'neutral',
  disabled: 'neutral',
};

/** What visitors get of a flow: it as saved, an older version, or nothing; or that it is going to be published. */
export function flowStatus(
  flow: Pick<FlowListItem, 'disabled' | 'isPublished' | 'isActive' | 'isPlanned'>,
): FlowStatus {
  if (flow.disabled) return 'disabled';
  if (flow.isPlanned) return 'planned';
  if (!flow.isPublished) return 'draft';
  return flow.isActive ? 'published' : 'changed';
}
