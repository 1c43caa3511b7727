import { useTranslation } from 'react-i18next';
import { ColumnHeads } from '../../ui/ColumnHeads.tsx';
import type { TemplateSearch } from './template-search.ts';

/** The columns of header and rows alike: title, phrases, flows, changed, delete. */
export const templateColumns = 'minmax(0, 1fr) 112px 112px 132px 36px';

const columns = ['title', 'phrases', 'flows', 'changed'] as const;

interface TemplateColumnsProps {
  address: TemplateSearch;
  onSort(part: Pick<TemplateSearch, 'by' | 'reversed'>): void;
}

export function TemplateColumns({ address, onSort }: TemplateColumnsProps) {
  const { t } = useTranslation('templates');
  return (
    <ColumnHeads
      columns={templateColumns}
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
