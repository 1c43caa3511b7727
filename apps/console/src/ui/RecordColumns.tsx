import { ColumnHeads } from './ColumnHeads.tsx';

/** The columns of header and rows alike: title, two numbers, when it was changed, delete. */
export const recordColumns = 'minmax(0, 1fr) 112px 112px 132px 36px';

/** The column a list is sorted by in its address; left out for the title. */
interface Sorting<Column extends string> {
  by?: Exclude<Column, 'title'> | undefined;
  reversed?: true | undefined;
}

interface RecordColumnsProps<Column extends string> {
  /** The title first. */
  columns: readonly Column[];
  labelOf(column: Column): string;
  sorting: Sorting<Column>;
  onSort(sorting: Sorting<Column>): void;
}

/** The heads of a list of records that have a title. */
export function RecordColumns<Column extends string>(props: RecordColumnsProps<Column | 'title'>) {
  const { columns, labelOf, sorting, onSort } = props;
  return (
    <ColumnHeads
      columns={recordColumns}
      heads={columns.map((id) => ({ id, label: labelOf(id), end: id !== 'title', rising: id === 'title' }))}
      sorted={sorting.by ?? 'title'}
      reversed={sorting.reversed === true}
      onSort={(column, reversed) =>
        onSort({
          by: column === 'title' ? undefined : (column as Exclude<Column, 'title'>),
          reversed: reversed || undefined,
        })
      }
    />
  );
}
