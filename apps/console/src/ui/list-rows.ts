import type { CSSProperties, ReactNode, Ref, RefObject } from 'react';

/** Where a row stands; empty for one that follows the row before it. */
export interface RowPlace {
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

/** Brings the row of an index into sight. */
export type ScrollToRow = (index: number) => void;

/** What draws the rows of a `VirtualList`: `PlainRows` or `VirtualRows`. */
export interface ListRowsProps {
  /** Identifies each row across renders. */
  keys: readonly string[];
  /** Expected height of a row in pixels. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  scrollToRow: Ref<ScrollToRow>;
  drawRow(index: number, place?: RowPlace): ReactNode;
}
