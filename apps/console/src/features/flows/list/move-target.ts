import type { FlowListItem } from '@samtale/contract';
import { type FlowRow, flowsBelow } from './arrange-flows.ts';

/** Whether a flow can be put below another: not below itself, nor below what is below it. Null is the top level. */
export function canMoveBelow(
  flows: readonly FlowListItem[],
  flow: FlowListItem,
  parentId: string | null,
): boolean {
  return parentId !== flow.id && !flowsBelow(flows, flow.id).some(({ id }) => id === parentId);
}

/**
 * Where a row goes with Alt and an arrow: right, below the row of its level above it; left, out beside the one it is
 * below, null being the top level. Undefined when there is nowhere to go.
 */
export function neighbourParent(
  rows: readonly FlowRow[],
  row: FlowRow,
  way: 'in' | 'out',
): string | null | undefined {
  const before = rows.slice(0, rows.indexOf(row));
  const parent = before.findLast(({ depth }) => depth < row.depth);
  if (way === 'out') {
    if (!parent) return undefined;
    return (
      before.slice(0, before.indexOf(parent)).findLast(({ depth }) => depth < parent.depth)?.flow.id ?? null
    );
  }
  const above = before.findLast(({ depth }) => depth <= row.depth);
  return above?.depth === row.depth ? above.flow.id : undefined;
}
