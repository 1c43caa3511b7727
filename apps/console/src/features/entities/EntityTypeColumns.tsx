import { useTranslation } from 'react-i18next';
import { ColumnHeads } from '../../ui/ColumnHeads.tsx';
import type { EntitySearch } from './entity-search.ts';

/** The columns of header and rows alike: title, values, flows, changed, delete. */
export const entityTypeColumns = 'minmax(0, 1fr) 112px 112px 132px 36px';

const columns = ['title', 'entries', 'flows', 'changed'] as const;

interface EntityTypeColumnsProps {
  address: EntitySearch;
  onSort(part: Pick<EntitySearch, 'by' | 'reversed'>): void;
}

export function EntityTypeColumns({ address, onSort }: EntityTypeColumnsProps) {
  const { t } = useTranslation('entities');
  return (
    <ColumnHeads
      columns={entityTypeColumns}
      heads={columns.map((id) => ({
        id,
        label: t(`list.column.${id}`),
        end: id !== 'title',
        rising: id === 'title',
      }))}
      sorted={address.by ?? 'title'}
      reversed={address.reversed === true}
      onSort={(column, reversed) =>
        onSort({ by: column === 'title' ? undefined : column, reversed: reversed || undefined })
      }
    />
  );
}
