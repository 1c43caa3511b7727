import { useSortable } from '@dnd-kit/sortable';
import Tab, { type TabProps } from '@mui/material/Tab';

/** The tab of an alternative, which is dragged to another place; what else it gets is from the row of tabs. */
export function ResponseTab({ id, ...tab }: TabProps & { id: string }) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <Tab
      {...tab}
      {...listeners}
      id={id}
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, 0, 0)` : undefined,
        transition,
      }}
      sx={{
        flexShrink: 0,
        maxWidth: 200,
        touchAction: 'manipulation',
        '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '100%' },
        ...(isDragging && { zIndex: 1, cursor: 'grabbing', bgcolor: 'tint.neutral' }),
      }}
    />
  );
}
