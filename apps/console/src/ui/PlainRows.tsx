import { useImperativeHandle } from 'react';
import type { ListRowsProps } from './list-rows.ts';

/** Draws every row. */
export function PlainRows({ keys, scroller, scrollToRow, drawRow }: ListRowsProps) {
  useImperativeHandle(
    scrollToRow,
    () => (index) =>
      scroller.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
    [scroller],
  );
  return keys.map((_, index) => drawRow(index));
}
