import type { FlowPart } from './flow-parts.ts';

/** A part that two versions have differently. Null where a version does not have it. */
export interface PartChange {
  id: string;
  label: string;
  before: string | null;
  after: string | null;
}

/**
 * What is different from one version to another, in the order of the newer one; what was removed comes last, and
 * then that parts stand in another order.
 */
export function compareFlows(
  before: readonly FlowPart[],
  after: readonly FlowPart[],
  orderLabel: string,
): PartChange[] {
  const old = new Map(before.map((part) => [part.id, part]));
  const kept = new Set(after.map(({ id }) => id));
  const changed = after.flatMap(({ id, label, words }): PartChange[] => {
    const previous = old.get(id)?.words ?? null;
    return previous === words ? [] : [{ id, label, before: previous, after: words }];
  });
  const removed = before
    .filter(({ id }) => !kept.has(id))
    .map(({ id, label, words }): PartChange => ({ id, label, before: words, after: null }));
  return [...changed, ...removed, ...orderChange(before, after, orderLabel)];
}

function orderChange(before: readonly FlowPart[], after: readonly FlowPart[], label: string): PartChange[] {
  const inBoth = (parts: readonly FlowPart[], others: readonly FlowPart[]) =>
    parts.filter((part) => others.some(({ id }) => id === part.id));
  const [old, now] = [inBoth(before, after), inBoth(after, before)];
  const from = now.findIndex(({ id }, i) => old[i]?.id !== id);
  if (from < 0) return [];
  const to = now.findLastIndex(({ id }, i) => old[i]?.id !== id);
  // Each named by its first line, as it reads now.
  const lines = new Map(now.map(({ id, words }) => [id, words.split('\n', 1)[0]]));
  const listOf = (parts: readonly FlowPart[]) =>
    parts
      .slice(from, to + 1)
      .map(({ id }) => lines.get(id))
      .join('\n');
  return [{ id: 'order', label, before: listOf(old), after: listOf(now) }];
}
