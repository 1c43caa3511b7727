import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { VirtualList } from './VirtualList.tsx';

interface RecordListProps<Item extends { id: string }> {
  label: string;
  /** Null while they are on their way. */
  items: readonly Item[] | null;
  /** Expected height of a row in pixels; 47 without it. */
  rowHeight?: number;
  loading: string;
  /** What is said when none is found. */
  noMatches: { title: string; advice: string };
  onOpen(item: Item): void;
  onDelete(item: Item): void;
  renderRow(item: Item): ReactNode;
}

/** Records in rows, each of which is opened, or deleted with its button or the Delete key. */
export function RecordList<Item extends { id: string }>(props: RecordListProps<Item>) {
  const { label, items, rowHeight = 47, loading, noMatches, onOpen, onDelete, renderRow } = props;
  if (!items) return <SkeletonRows label={loading} count={6} rowHeight={rowHeight} />;
  if (items.length === 0)
    return <EmptyState icon={SearchX} title={noMatches.title} description={noMatches.advice} />;
  return (
    <VirtualList
      items={items}
      keyOf={({ id }) => id}
      label={label}
      rowHeight={rowHeight}
      // A list is a tree of one level: options could not hold the button that deletes.
      role="tree"
      rowProps={() => ({ 'aria-level': 1 })}
      onOpen={onOpen}
      onRowKey={(item, event) => {
        if (event.key !== 'Delete') return;
        event.preventDefault();
        onDelete(item);
      }}
      renderRow={renderRow}
    />
  );
}
