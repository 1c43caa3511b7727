import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useReducer } from 'react';
import type { ListRowsProps } from './list-rows.ts';

/** Draws the rows that are seen, and measures them. */
export default function VirtualRows({ keys, rowHeight, scroller, scrollToRow, drawRow }: ListRowsProps) {
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 8,
  });
  // Mounted in one go with the scroller, this comes first and finds none: it looks once more when both are there.
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(lookAgain, []);
  useImperativeHandle(scrollToRow, () => (index) => virtualizer.scrollToIndex(index), [virtualizer]);
  return (
    <Box role="presentation" sx={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) =>
        drawRow(index, {
          ref: virtualizer.measureElement,
          style: { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` },
        }),
      )}
    </Box>
  );
}
