import type { EntityTypeListItem } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { arrangeEntityTypes, type EntityGroup, type EntityLine } from './arrange-entity-types.ts';
import { EntityGroupRow } from './EntityGroupRow.tsx';
import { EntityTypeRow } from './EntityTypeRow.tsx';
import type { EntitySearch } from './entity-search.ts';
import { NoOwnTypes } from './NoOwnTypes.tsx';
import { useDeleteEntityType } from './use-delete-entity-type.ts';
import { useFoundEntityTypes } from './use-entity-type-list.ts';
import { useEntityTypeName } from './use-entity-type-name.ts';

interface EntityTypeTreeProps {
  types: readonly EntityTypeListItem[];
  address: EntitySearch;
}

/** The entity types under the heads of their groups, which close and open. */
export function EntityTypeTree({ types, address }: EntityTypeTreeProps) {
  const { t, i18n } = useTranslation('entities');
  const navigate = useNavigate();
  const remove = useDeleteEntityType();
  const nameOf = useEntityTypeName();
  const search = address.search?.trim() ?? '';
  const { data: found } = useFoundEntityTypes(search);
  const [closed, setClosed] = useState<ReadonlySet<EntityGroup>>(new Set());
  const lines = useMemo(
    () =>
      arrangeEntityTypes(types, {
        ...address,
        found: found?.list ?? null,
        closed,
        nameOf,
        language: i18n.language,
      }),
    [types, address, found, closed, nameOf, i18n.language],
  );
  const setOpen = (group: EntityGroup, open: boolean) =>
    setClosed((now) => new Set([...[...now].filter((one) => one !== group), ...(open ? [] : [group])]));
  const open = (line: EntityLine) => {
    if (line.kind === 'group') setOpen(line.id, closed.has(line.id));
    else void navigate({ to: '/entities/detail/$entityTypeId', params: { entityTypeId: line.id } });
  };
  const onRowKey = (line: EntityLine, event: KeyboardEvent, moveTo: (key: string) => void) => {
    if (event.key === 'ArrowLeft') {
      if (line.kind === 'group') setOpen(line.id, false);
      else moveTo(line.type.system ? 'system' : 'own');
    } else if (event.key === 'ArrowRight' && line.kind === 'group') setOpen(line.id, true);
    else if (event.key === 'Delete' && line.kind === 'type' && !line.type.system) void remove(line.type);
    else return;
    event.preventDefault();
  };

  if (search && !found) return <SkeletonRows label={t('list.loading')} count={3} rowHeight={47} />;
  if (search && lines.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('list.noMatches', { text: search })}
        description={t('list.noMatchesAdvice')}
      />
    );
  }
  return (
    <>
      {!search && types.every(({ system }) => system) && <NoOwnTypes />}
      <VirtualList
        items={lines}
        keyOf={({ id }) => id}
        label={t('title')}
        rowHeight={47}
        role="tree"
        rowProps={(line) =>
          line.kind === 'group'
            ? { 'aria-level': 1, 'aria-expanded': !closed.has(line.id) }
            : { 'aria-level': 2 }
        }
        onOpen={open}
        onRowKey={onRowKey}
        renderRow={(line) =>
          line.kind === 'group' ? (
            <EntityGroupRow group={line.id} count={line.count} open={!closed.has(line.id)} />
          ) : (
            <EntityTypeRow
              type={line.type}
              foundEntry={line.foundEntry}
              onDelete={() => void remove(line.type)}
            />
          )
        }
      />
    </>
  );
}
