import type { FlowListItem } from '@samtale/contract';

/** The most flows a picker offers at a time; more are found by typing. */
const most = 50;

/** The flows whose title holds the words, those that start with them first. */
export function matchFlows(flows: readonly FlowListItem[], text: string): FlowListItem[] {
  const wanted = text.trim().toLocaleLowerCase();
  const starts = (flow: FlowListItem) => flow.title.toLocaleLowerCase().startsWith(wanted);
  const holding = flows.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  return [...holding.filter(starts), ...holding.filter((flow) => !starts(flow))].slice(0, most);
}
