import { type FlowListItem, IntentType } from '@samtale/contract';

/** How one flow leads to another. `else` is a follow-up for what no other follow-up covers. */
export const linkKinds = ['followUp', 'else', 'redirect', 'suggestion'] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface ChartLink {
  kind: LinkKind;
  from: string;
  to: string;
}

/** Every way from one of the flows to another. What leads to a flow that is gone, or to itself, is left out. */
export function chartLinks(flows: readonly FlowListItem[]): ChartLink[] {
  const known = new Set(flows.map(({ id }) => id));
  return flows
    .flatMap((flow): ChartLink[] => [
      ...(flow.followUpParentId
        ? [{ kind: isElse(flow) ? 'else' : 'followUp', from: flow.followUpParentId, to: flow.id } as const]
        : []),
      ...flow.redirectIntentIdList.map((to) => ({ kind: 'redirect', from: flow.id, to }) as const),
      ...flow.suggestionIntentIdList.map((to) => ({ kind: 'suggestion', from: flow.id, to }) as const),
    ])
    .filter(({ from, to }) => from !== to && known.has(from) && known.has(to));
}

/** Whether a flow answers what the other follow-ups beside it do not. */
export function isElse({ followUpParentId, intentType }: FlowListItem): boolean {
  return followUpParentId !== null && intentType === IntentType.fallback;
}
