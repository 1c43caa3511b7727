import type { FlowListItem } from '@samtale/contract';
import { inOrder } from '../../../ui/in-order.ts';
import { type FlowSearch, type FlowStatus, flowStatus, type SearchPlace } from '../../flow-list/index.ts';

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

export interface FlowQuery extends Omit<FlowSearch, 'search' | 'in'> {
  text: string;
  places: readonly SearchPlace[];
  /** Ids of flows that hold the text, or a form of its words, as the server found them. */
  foundIds: ReadonlySet<string>;
  language: 'da' | 'en';
}

/** The flows that match, in order. */
export function listRows(flows: readonly FlowListItem[], query: FlowQuery): FlowRow[] {
  const matches = flowMatcher(query);
  return flows
    .filter(matches)
    .sort(flowComparer(query))
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
  const matches = flowMatcher(query);
  const known = new Set(flows.map(({ id }) => id));
  const childrenOf = Map.groupBy([...flows].sort(flowComparer(query)), ({ followUpParentId }) =>
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

/** Whether search and filter leave a flow. */
export function flowMatcher({
  text,
  places,
  foundIds,
  status,
  language,
}: FlowQuery): (flow: FlowListItem) => boolean {
  const wanted = text.trim().toLocaleLowerCase(language);
  return (flow) =>
    (status === undefined || hasStatus[status](flow)) &&
    (wanted === '' ||
      (places.includes('title') && flow.title.toLocaleLowerCase(language).includes(wanted)) ||
      foundIds.has(flow.id));
}

const hasStatus: Record<NonNullable<FlowSearch['status']>, (flow: FlowListItem) => boolean> = {
  published: ({ isPublished }) => isPublished,
  draft: ({ isActive }) => !isActive,
  disabled: ({ disabled }) => disabled,
};

/** What visitors get in full comes first. */
const statusOrder: readonly FlowStatus[] = ['published', 'changed', 'planned', 'draft', 'disabled'];

/** By title from A; by status from what visitors get; by phrases and change with the most and the newest first. `reversed` turns each around. */
export function flowComparer({ sort, reversed }: Pick<FlowQuery, 'sort' | 'reversed'>) {
  const byTitle = (one: FlowListItem, other: FlowListItem) => inOrder(one.title, other.title);
  const primary = {
    title: byTitle,
    status: (one: FlowListItem, other: FlowListItem) =>
      statusOrder.indexOf(flowStatus(one)) - statusOrder.indexOf(flowStatus(other)),
    phrases: (one: FlowListItem, other: FlowListItem) => other.trainingPhraseCount - one.trainingPhraseCount,
    changed: (one: FlowListItem, other: FlowListItem) =>
      Date.parse(other.lastModified) - Date.parse(one.lastModified),
  }[sort ?? 'title'];
  const direction = reversed ? -1 : 1;
  return (one: FlowListItem, other: FlowListItem) => direction * primary(one, other) || byTitle(one, other);
}
