import type { FlowListItem } from '@samtale/contract';
import type { FlowSearch } from './flow-search.ts';

/** A row of the list or tree. `depth` counts from 0; `expanded` is null for a flow without follow-ups. */
export interface FlowRow {
  flow: FlowListItem;
  depth: number;
  expanded: boolean | null;
  /** Its place among the flows below the same one, from 1, and how many those are. */
  place: number;
  siblings: number;
  /** False for a flow that only stands there because of the follow-ups below it. */
  matches: boolean;
}

export interface FlowQuery extends Omit<FlowSearch, 'search'> {
  text: string;
  /** Ids of flows that hold the text elsewhere than in the title, as the server found them. */
  foundIds: ReadonlySet<string>;
  language: 'da' | 'en';
}

/** The flows that match, in order. */
export function listRows(flows: readonly FlowListItem[], query: FlowQuery): FlowRow[] {
  const matches = matcher(query);
  return flows
    .filter(matches)
    .sort(comparer(query))
    .map((flow, index, all) => ({
      flow,
      depth: 0,
      expanded: null,
      place: index + 1,
      siblings: all.length,
      matches: true,
    }));
}

/**
 * The flows with their follow-ups below them. Ancestors of what matches stay, and are open whatever `collapsed` says
 * while something is searched for.
 */
export function treeRows(
  flows: readonly FlowListItem[],
  query: FlowQuery,
  collapsed: ReadonlySet<string>,
): FlowRow[] {
  const matches = matcher(query);
  const known = new Set(flows.map(({ id }) => id));
  const childrenOf = Map.groupBy([...flows].sort(comparer(query)), ({ followUpParentId }) =>
    followUpParentId && known.has(followUpParentId) ? followUpParentId : null,
  );
  const narrowed = query.text.trim() !== '' || query.status !== undefined;

  const rowsBelow = (parentId: string | null, depth: number): FlowRow[] =>
    (childrenOf.get(parentId) ?? [])
      .map((flow) => ({ flow, below: rowsBelow(flow.id, depth + 1), matches: matches(flow) }))
      .filter(({ below, matches }) => matches || below.length > 0)
      .flatMap(({ flow, below, matches }, index, all) => {
        const expanded = below.length === 0 ? null : narrowed || !collapsed.has(flow.id);
        const row = { flow, depth, expanded, place: index + 1, siblings: all.length, matches };
        return [row, ...(expanded ? below : [])];
      });
  return rowsBelow(null, 0);
}

/** The flows below a flow, however deep. */
export function flowsBelow(flows: readonly FlowListItem[], id: string): FlowListItem[] {
  return flows
    .filter(({ followUpParentId }) => followUpParentId === id)
    .flatMap((flow) => [flow, ...flowsBelow(flows, flow.id)]);
}

function matcher({ text, foundIds, status, language }: FlowQuery): (flow: FlowListItem) => boolean {
  const wanted = text.trim().toLocaleLowerCase(language);
  return (flow) =>
    (status === undefined || (status === 'published' ? flow.isPublished : !flow.isActive)) &&
    (wanted === '' || flow.title.toLocaleLowerCase(language).includes(wanted) || foundIds.has(flow.id));
}

/** By title from A; by phrases and change with the most and the newest first. `reversed` turns each around. */
function comparer({ sort, reversed, language }: FlowQuery) {
  const titles = new Intl.Collator(language, { numeric: true });
  const byTitle = (one: FlowListItem, other: FlowListItem) => titles.compare(one.title, other.title);
  const primary = {
    title: byTitle,
    phrases: (one: FlowListItem, other: FlowListItem) => other.trainingPhraseCount - one.trainingPhraseCount,
    changed: (one: FlowListItem, other: FlowListItem) =>
      Date.parse(other.lastModified) - Date.parse(one.lastModified),
  }[sort ?? 'title'];
  const direction = reversed ? -1 : 1;
  return (one: FlowListItem, other: FlowListItem) => direction * primary(one, other) || byTitle(one, other);
}
