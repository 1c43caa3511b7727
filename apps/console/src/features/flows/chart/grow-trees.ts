import type { FlowListItem } from '@samtale/contract';
import type { ChartLink } from './chart-links.ts';

/** Flows that hang together, each below the one it is reached by first. */
export interface Tree {
  root: string;
  /** All its flows, each after the one it hangs below. */
  order: readonly string[];
  childrenOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Makes a forest of a web of links. A follow-up always hangs below its flow; a flow of the top level hangs below the
 * first one that suggests it or goes on in it. The welcome flow grows first, then what nothing leads to, then what
 * is left of circles. Neighbours keep the order of the list.
 */
export function growTrees(flows: readonly FlowListItem[], links: readonly ChartLink[]): Tree[] {
  const known = new Set(flows.map(({ id }) => id));
  const isTop = ({ followUpParentId }: FlowListItem) => !followUpParentId || !known.has(followUpParentId);
  const top = new Set(flows.filter(isTop).map(({ id }) => id));
  const led = new Set(links.map(({ to }) => to));
  const linksFrom = Map.groupBy(links, ({ from }) => from);
  const taken = new Set<string>();

  const take = (from: string): string[] => {
    const followsUp = ({ kind }: ChartLink) => kind === 'followUp' || kind === 'else';
    const own = linksFrom.get(from) ?? [];
    const below = [...own.filter(followsUp), ...own.filter((link) => !followsUp(link) && top.has(link.to))];
    const found = below.map(({ to }) => to).filter((to) => !taken.has(to));
    const children = [...new Set(found)];
    for (const child of children) taken.add(child);
    return children;
  };
  const grow = (root: string): Tree => {
    taken.add(root);
    const order = [root];
    const childrenOf = new Map<string, readonly string[]>();
    // The list grows while it is walked: each flow's children follow all that were reached before them.
    for (const id of order) {
      const children = take(id);
      childrenOf.set(id, children);
      order.push(...children);
    }
    return { root, order, childrenOf };
  };

  const roots = [
    ...flows.filter(({ isWelcome, id }) => isWelcome && top.has(id)),
    ...flows.filter(({ id }) => top.has(id) && !led.has(id)),
    ...flows.filter(({ id }) => top.has(id)),
    ...flows,
  ];
  return roots.flatMap(({ id }) => (taken.has(id) ? [] : [grow(id)]));
}
