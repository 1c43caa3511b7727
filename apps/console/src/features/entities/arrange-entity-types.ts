import type { EntityTypeListItem, FoundEntityType } from '@samtale/contract';
import { inOrder } from '../../ui/in-order.ts';
import type { EntitySearch } from './entity-search.ts';

export type EntityGroup = 'own' | 'system';

/** A line of the list: the head of a group, or an entity type of it. */
export type EntityLine =
  | { kind: 'group'; id: EntityGroup; count: number }
  | { kind: 'type'; id: string; type: EntityTypeListItem; foundEntry: string | null };

interface Arrangement extends EntitySearch {
  /** What the server found for the text; null without a text. */
  found: readonly FoundEntityType[] | null;
  /** Groups whose types are not shown. */
  closed: ReadonlySet<EntityGroup>;
  nameOf(type: EntityTypeListItem): string;
  language: string;
}

/** The agent's own types and then the system's, each under the head of its group, in the order the address asks for. */
export function arrangeEntityTypes(
  types: readonly EntityTypeListItem[],
  { search = '', by, reversed, found, closed, nameOf, language }: Arrangement,
): EntityLine[] {
  const wanted = search.trim().toLocaleLowerCase(language);
  const entryOf = new Map(found?.map(({ id, foundEntry }) => [id, foundEntry]));
  // Text starts at A, numbers and dates with the most and newest.
  const order: Record<NonNullable<EntitySearch['by']>, (type: EntityTypeListItem) => number> = {
    entries: (type) => -type.entityCount,
    flows: (type) => -type.intentList.length,
    changed: (type) => -Date.parse(type.lastModified ?? '1970-01-01'),
  };
  const direction = reversed ? -1 : 1;
  const shown = types
    .filter(
      (type) => !wanted || entryOf.has(type.id) || nameOf(type).toLocaleLowerCase(language).includes(wanted),
    )
    .sort((one, other) => {
      const byName = inOrder(nameOf(one), nameOf(other));
      return direction * ((by ? order[by](one) - order[by](other) : byName) || byName);
    });
  return (['own', 'system'] as const).flatMap((group): EntityLine[] => {
    const members = shown.filter(({ system }) => system === (group === 'system'));
    if (members.length === 0) return [];
    const lines = members.map(
      (type): EntityLine => ({ kind: 'type', id: type.id, type, foundEntry: entryOf.get(type.id) ?? null }),
    );
    return [{ kind: 'group', id: group, count: members.length }, ...(closed.has(group) ? [] : lines)];
  });
}
