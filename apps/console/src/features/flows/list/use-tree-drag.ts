import type { FlowListItem } from '@samtale/contract';
import { type DragEvent, useState } from 'react';

/** Below which flow the dragged one would come: its id, `top` for the top level, null for nowhere. */
export type DropPlace = string | 'top' | null;

/** What a place needs so that flows can be dropped on it. */
export interface DropProps {
  onDragOver(event: DragEvent): void;
  onDragLeave(event: DragEvent): void;
  onDrop(event: DragEvent): void;
}

/** Dragging a flow of the tree with the pointer; `onMove` hears where it was dropped, null being the top level. */
export function useTreeDrag(onMove: (flow: FlowListItem, parentId: string | null) => void) {
  const [dragged, setDragged] = useState<FlowListItem | null>(null);
  const [over, setOver] = useState<DropPlace>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };

  const drop = (place: string | 'top'): DropProps => ({
    onDragOver: (event) => {
      if (!dragged || dragged.id === place) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(place);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      const within = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!within) setOver((now) => (now === place ? null : now));
    },
    onDrop: (event) => {
      event.preventDefault();
      if (dragged) onMove(dragged, place === 'top' ? null : place);
      end();
    },
  });
  const row = (flow: FlowListItem) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', flow.title);
      setDragged(flow);
    },
    onDragEnd: end,
    ...drop(flow.id),
  });
  return { dragged, over, row, drop };
}

export type RowDrag = ReturnType<ReturnType<typeof useTreeDrag>['row']>;
