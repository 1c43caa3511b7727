import type { FlowListItem } from '@samtale/contract';

/** The flows whose title holds the text, the nearest one first. */
export function matchFlows(
  flows: readonly FlowListItem[],
  text: string,
  nearestId: string | null,
): readonly FlowListItem[] {
  const wanted = text.trim().toLocaleLowerCase();
  const matching = flows.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  const nearest = matching.find(({ id }) => id === nearestId);
  return nearest ? [nearest, ...matching.filter((flow) => flow !== nearest)] : matching;
}
