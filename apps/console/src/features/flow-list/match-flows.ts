import type { FlowListItem } from '@samtale/contract';

/** The most flows a picker offers at a time; more are found by typing. */
const most = 50;

/** The flows whose title holds the words: the nearest one first, then those that start with them. */
export function matchFlows(
  flows: readonly FlowListItem[],
  text: string,
  nearestId: string | null = null,
): FlowListItem[] {
  const wanted = text.trim().toLocaleLowerCase();
  const rank = ({ id, title }: FlowListItem) =>
    id === nearestId ? 0 : title.toLocaleLowerCase().startsWith(wanted) ? 1 : 2;
  return flows
    .filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most);
}
