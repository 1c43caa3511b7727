import { useTranslation } from 'react-i18next';
import { ColumnHeads } from '../../../ui/ColumnHeads.tsx';
import type { FlowSearch } from '../../flow-list/index.ts';

/** The columns of header and rows alike: title, status, phrases, changed, menu. The simulator may stand beside them. */
export const columns = 'minmax(180px, 1fr) minmax(120px, 210px) minmax(72px, 88px) minmax(88px, 112px) 36px';

const heads = [
  { id: 'title', rising: true },
  { id: 'status', rising: true },
  { id: 'phrases', end: true },
  { id: 'changed', end: true },
] as const;

interface FlowColumnsProps {
  address: FlowSearch;
  onSort(part: Pick<FlowSearch, 'sort' | 'reversed'>): void;
}

export function FlowColumns({ address, onSort }: FlowColumnsProps) {
  const { t } = useTranslation('flows');
  return (
    <ColumnHeads
      columns={columns}
      heads={heads.map((head) => ({ ...head, label: t(`list.column.${head.id}`) }))}
      sorted={address.sort ?? 'title'}
      reversed={address.reversed === true}
      onSort={(column, reversed) =>
        onSort({ sort: column === 'title' ? undefined : column, reversed: reversed || undefined })
      }
    />
  );
}
