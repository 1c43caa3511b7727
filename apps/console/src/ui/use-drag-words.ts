import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What a screen reader says while something is dragged. */
export function useDragWords<Item extends { id: string }>(
  items: readonly Item[],
  nameOf: (item: Item, index: number) => string,
) {
  const { t } = useTranslation('flows');
  const place = (id: string | number | undefined) => items.findIndex((item) => item.id === id);
  const name = (id: string | number) => {
    const item = items[place(id)];
    return item ? nameOf(item, place(id)) : '';
  };
  /** What is lifted lies over itself at once: that is no news. */
  const isJustLifted = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustLifted.current = true;
      return t('sortable.lifted', { name: name(active.id) });
    },
    onDragOver: ({ active, over }) => {
      const isNews = !isJustLifted.current || over?.id !== active.id;
      isJustLifted.current = false;
      return over && isNews
        ? t('sortable.over', { place: place(over.id) + 1, count: items.length })
        : undefined;
    },
    onDragEnd: ({ over }) =>
      over ? t('sortable.dropped', { place: place(over.id) + 1, count: items.length }) : undefined,
    onDragCancel: ({ active }) => t('sortable.cancelled', { name: name(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('sortable.instructions') } };
}
