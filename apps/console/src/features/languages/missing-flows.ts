import type { FlowListItem } from '@samtale/contract';

/** Flows of one list without a sister in the other, each after what it follows up on, with its depth below the top. */
export function missingFlows(
  there: readonly FlowListItem[],
  here: readonly FlowListItem[],
): { flow: FlowListItem; depth: number }[] {
  const known = new Set(here.map(({ masterIntentId }) => masterIntentId));
  const byParent = Map.groupBy(there, ({ followUpParentId }) => followUpParentId);
  const missing: { flow: FlowListItem; depth: number }[] = [];
  const visit = (parentId: string | null, depth: number) => {
    for (const flow of byParent.get(parentId) ?? []) {
      const isMissing = !known.has(flow.masterIntentId);
      if (isMissing) missing.push({ flow, depth });
      visit(flow.id, isMissing ? depth + 1 : depth);
    }
  };
  visit(null, 0);
  return missing;
}
