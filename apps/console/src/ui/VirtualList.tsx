import Box from '@mui/material/Box';
import {
  type AriaAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyPart } from './lazy-part.ts';
import type { RowPlace, ScrollToRow } from './list-rows.ts';
import { PlainRows } from './PlainRows.tsx';

/** What a long list needs is 10 kB, which no short one should wait for. */
const VirtualRows = lazyPart(() => import('./VirtualRows.tsx'));
/** Rows up to which all are drawn: about a screen of them. */
const shortList = 20;

export interface VirtualListProps<T> {
  items: readonly T[];
  /** Identifies a row across renders. */
  keyOf(item: T): string;
  /** Draws a row's inside; `active` is the row the keyboard is on. */
  renderRow(item: T, state: { active: boolean; selected: boolean }): ReactNode;
  /** A click on a row, or Enter on the active one. */
  onOpen?(item: T): void;
  /** The row that is open now. */
  selectedKey?: string | null;
  /** Names the list to screen readers. */
  label: string;
  /** Expected height of a row in pixels; rows are measured once drawn. 56 without it. */
  rowHeight?: number;
  /** `tree` for rows with a level; then `rowProps` gives their level, their place among siblings and `aria-expanded`. */
  role?: 'listbox' | 'tree';
  rowProps?(item: T): AriaAttributes;
  /** Further keys on the active row, e.g. arrows left and right in a tree; `moveTo` makes another row active. */
  onRowKey?(item: T, event: KeyboardEvent, moveTo: (key: string) => void): void;
}

const rowOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-index]') : null;

/** A list of any length; of a long one only what is seen is drawn. Arrows, Home, End, Page keys and Enter work. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const {
    items,
    keyOf,
    renderRow,
    onOpen,
    selectedKey = null,
    label,
    rowHeight = 56,
    role = 'listbox',
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [activeKey, setActiveKey] = useState<string | null>(selectedKey);
  const scrollToRow = useRef<ScrollToRow>(null);
  const activeIndex = activeKey === null ? -1 : items.findIndex((item) => keyOf(item) === activeKey);
  const rowId = (key: string) => `${listId}-${key}`;

  const moveTo = (index: number) => {
    const bounded = Math.max(0, Math.min(items.length - 1, index));
    const item = items[bounded];
    if (item === undefined) return;
    setActiveKey(keyOf(item));
    scrollToRow.current?.(bounded);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
    const target: Partial<Record<string, number>> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      Home: 0,
      End: items.length - 1,
      PageDown: activeIndex + page,
      PageUp: activeIndex - page,
    };
    const next = target[event.key];
    const active = items[activeIndex];
    if (next !== undefined) {
      event.preventDefault();
      moveTo(next);
    } else if (event.key === 'Enter' && active !== undefined && event.target === scroller.current) {
      event.preventDefault();
      onOpen?.(active);
    } else if (active !== undefined) {
      props.onRowKey?.(active, event, (key) => moveTo(items.findIndex((item) => keyOf(item) === key)));
    }
  };

  const pressed = useRef<Element | null>(null);
  const open = (item: T) => {
    setActiveKey(keyOf(item));
    onOpen?.(item);
  };
  /** A row that is drawn again while it is pressed gets no click from the browser. */
  const onPointerUp = ({ target }: PointerEvent) => {
    const row = pressed.current;
    pressed.current = null;
    if (!row || row.isConnected) return;
    const item = items.find((one) => rowId(keyOf(one)) === row.id);
    if (item !== undefined && rowOf(target)?.id === row.id) open(item);
  };

  const drawRow = (index: number, place?: RowPlace) => {
    const item = items[index];
    if (item === undefined) return null;
    const key = keyOf(item);
    const state = { active: key === activeKey, selected: key === selectedKey };
    return (
      <Box
        key={key}
        id={rowId(key)}
        {...place}
        data-index={index}
        data-active={state.active}
        role={role === 'tree' ? 'treeitem' : 'option'}
        aria-selected={state.selected}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        {...props.rowProps?.(item)}
        onClick={() => open(item)}
      >
        {renderRow(item, state)}
      </Box>
    );
  };
  const keys = items.map(keyOf);
  const rowsProps = { keys, rowHeight, scroller, scrollToRow, drawRow };
  return (
    <Box
      ref={scroller}
      role={role}
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={activeIndex >= 0 && activeKey !== null ? rowId(activeKey) : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={({ target, button }) => {
        pressed.current = button === 0 ? rowOf(target) : null;
      }}
      onPointerUp={onPointerUp}
      onFocus={(event) => {
        // By keyboard only: under a pointer that is pressed on a row, nothing may move.
        const byKeyboard = event.target.matches(':focus-visible');
        if (byKeyboard && event.target === scroller.current && activeIndex < 0) moveTo(0);
      }}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        '&:focus-visible': { outlineOffset: -2 },
        '& [data-index]': {
          cursor: onOpen ? 'pointer' : undefined,
          borderBottom: 1,
          borderColor: 'divider',
          transition: 'background-color 120ms',
        },
        '& [data-index]:hover, &:focus-visible [data-active="true"]': { bgcolor: 'action.hover' },
        '& [data-index][aria-selected="true"]': { bgcolor: 'action.selected' },
      }}
    >
      {items.length > shortList ? (
        <Suspense fallback={<PlainRows {...rowsProps} keys={keys.slice(0, shortList)} />}>
          <VirtualRows {...rowsProps} />
        </Suspense>
      ) : (
        <PlainRows {...rowsProps} />
      )}
    </Box>
  );
}
