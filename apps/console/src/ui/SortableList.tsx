import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragWords } from './use-drag-words.ts';

interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  nameOf(item: Item, index: number): string;
  onMove(from: number, to: number): void;
  /** Draws an item; `handle` is what it is dragged by. */
  children(item: Item, index: number, handle: ReactNode): ReactNode;
}

/** A list whose items are dragged by a handle, with the pointer or, after Space, with the arrow keys. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, nameOf, onMove, children } = props;
  const [isDragging, setIsDragging] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useDragWords(items, nameOf);
  const placeOf = (id: string | number | undefined) => items.findIndex((item) => item.id === id);

  /** The panel around would close on Escape before the keyboard's drag, which listens further out, is let go. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isDragging || event.key !== 'Escape') return;
    event.stopPropagation();
    document.dispatchEvent(new globalThis.KeyboardEvent('keydown', { code: 'Escape', key: 'Escape' }));
  };
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
        accessibility={accessibility}
        onDragStart={() => setIsDragging(true)}
        onDragCancel={() => setIsDragging(false)}
        onDragEnd={({ active, over }) => {
          setIsDragging(false);
          const [from, to] = [placeOf(active.id), placeOf(over?.id)];
          if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
        }}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          {items.map((item, index) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item, index)}>
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </SortableContext>
      </DndContext>
    </Box>
  );
}

interface SortableItemProps {
  id: string;
  name: string;
  children(handle: ReactNode): ReactNode;
}

function SortableItem({ id, name, children }: SortableItemProps) {
  const { t } = useTranslation('flows');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t('sortable.role') } });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      size="small"
      {...attributes}
      {...listeners}
      aria-label={t('sortable.move', { name })}
      sx={{ color: 'text.secondary', cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
  return (
    <Box
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      sx={{
        position: 'relative',
        borderRadius: 1,
        bgcolor: 'background.paper',
        ...(isDragging && { zIndex: 1, boxShadow: '0 0 0 2px var(--mui-palette-primary-main)' }),
      }}
    >
      {children(handle)}
    </Box>
  );
}
