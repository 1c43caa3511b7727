import Box from '@mui/material/Box';
import type { FlowListItem } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../lib/i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { VirtualList } from '../../../ui/VirtualList.tsx';
import { type FlowQuery, type FlowRow, listRows, treeRows } from './arrange-flows.ts';
import { FlowRowView } from './FlowRowView.tsx';
import { flowRowsStyle } from './flow-rows-style.ts';
import { neighbourParent } from './move-target.ts';
import { NoMatches } from './NoMatches.tsx';
import { TopLevelDrop } from './TopLevelDrop.tsx';
import { useFlowActions } from './use-flow-actions.ts';
import { useFlowMove } from './use-flow-move.tsx';
import { useTreeDrag } from './use-tree-drag.ts';
import type { ViewType } from './view-type.ts';

const FlowRowMenu = lazyPart(async () => ({ default: (await import('./FlowRowMenu.tsx')).FlowRowMenu }));
const MoveFlowPopover = lazyPart(async () => ({
  default: (await import('./MoveFlowPopover.tsx')).MoveFlowPopover,
}));
const SuggestionsPanel = lazyPart(() => withTexts(() => import('../suggestions/SuggestionsPanel.tsx')));

const tableStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  ...flowRowsStyle,
} as const;

interface FlowTableProps {
  flows: readonly FlowListItem[];
  query: FlowQuery;
  view: Exclude<ViewType, 'chart'>;
}

/** The flows as list or tree, with what the keyboard and the menu of a row can do. */
export function FlowTable({ flows, query, view }: FlowTableProps) {
  const { t } = useTranslation('flows');
  const navigate = useNavigate({ from: '/intent/list' });
  const { intentId } = useParams({ strict: false });
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<{ flow: FlowListItem; anchor: HTMLElement } | null>(null);
  const [moving, setMoving] = useState<{ flow: FlowListItem; anchor: HTMLElement } | null>(null);
  const [suggesting, setSuggesting] = useState<FlowListItem | null>(null);
  const actions = useFlowActions(flows);
  const moveFlow = useFlowMove(flows);
  const rows = useMemo(
    () => (view === 'tree' ? treeRows(flows, query, collapsed) : listRows(flows, query)),
    [flows, query, collapsed, view],
  );

  const open = (id: string, parent?: string) =>
    void navigate({
      to: '/intent/list/$intentId',
      params: { intentId: id },
      search: (now) => ({ ...now, parent }),
    });
  const setExpanded = ({ flow, expanded }: FlowRow, wanted: boolean) => {
    if (expanded === null || expanded === wanted) return;
    setCollapsed((now) => {
      const next = new Set(now);
      if (wanted) next.delete(flow.id);
      else next.add(flow.id);
      return next;
    });
  };
  const move = (flow: FlowListItem, parentId: string | null) => {
    moveFlow(flow, parentId);
    // What was moved is to be seen.
    setCollapsed((now) => new Set([...now].filter((id) => id !== parentId)));
  };
  const drag = useTreeDrag(move);
  const onRowKey = (row: FlowRow, event: KeyboardEvent, moveTo: (id: string) => void) => {
    const index = rows.indexOf(row);
    const ways: Partial<Record<string, 'in' | 'out'>> = { ArrowRight: 'in', ArrowLeft: 'out' };
    const way = event.altKey && view === 'tree' ? ways[event.key] : undefined;
    if (way) {
      const parentId = neighbourParent(rows, row, way);
      if (parentId !== undefined) move(row.flow, parentId);
    } else if (event.key === 'ArrowRight') {
      const below = rows[index + 1];
      if (row.expanded && below) moveTo(below.flow.id);
      else setExpanded(row, true);
    } else if (event.key === 'ArrowLeft') {
      const above = rows.slice(0, index).findLast(({ depth }) => depth < row.depth);
      if (row.expanded) setExpanded(row, false);
      else if (above) moveTo(above.flow.id);
    } else if (event.key === 'Delete') void actions.remove(row.flow);
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const anchor = event.currentTarget.querySelector(`[data-flow-menu="${row.flow.id}"]`);
      if (anchor instanceof HTMLElement) setMenu({ flow: row.flow, anchor });
    } else return;
    event.preventDefault();
  };

  if (rows.length === 0) return <NoMatches text={query.text} />;
  return (
    <Box sx={tableStyle}>
      {drag.dragged?.followUpParentId && <TopLevelDrop {...drag.drop('top')} over={drag.over === 'top'} />}
      <VirtualList
        items={rows}
        keyOf={({ flow }) => flow.id}
        label={t('title')}
        rowHeight={47}
        // A list is a tree of one level: options could not hold the button that opens the menu.
        role="tree"
        rowProps={({ depth, expanded, place, siblings }) => ({
          'aria-level': depth + 1,
          'aria-expanded': expanded ?? undefined,
          'aria-posinset': place,
          'aria-setsize': siblings,
          'aria-keyshortcuts': view === 'tree' ? 'Alt+ArrowRight Alt+ArrowLeft' : undefined,
        })}
        selectedKey={intentId ?? null}
        onOpen={({ flow }) => open(flow.id)}
        onRowKey={onRowKey}
        renderRow={(row) => (
          <FlowRowView
            row={row}
            drag={view === 'tree' ? drag.row(row.flow) : undefined}
            dropping={drag.over === row.flow.id}
            onToggle={() => setExpanded(row, !row.expanded)}
            onMenu={(anchor) => setMenu({ flow: row.flow, anchor })}
          />
        )}
      />
      {menu && (
        <Suspense>
          <FlowRowMenu
            flow={menu.flow}
            anchor={menu.anchor}
            onOpen={() => open(menu.flow.id)}
            onMove={() => setMoving(menu)}
            onFollowUp={() => open('new', menu.flow.id)}
            onSuggestions={() => setSuggesting(menu.flow)}
            onDefault={(place) => actions.makeDefault(menu.flow, place)}
            onDelete={() => void actions.remove(menu.flow)}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
      {moving && (
        <Suspense>
          <MoveFlowPopover
            {...moving}
            flows={flows}
            onMove={(parentId) => move(moving.flow, parentId)}
            onClose={() => setMoving(null)}
          />
        </Suspense>
      )}
      {suggesting && (
        <Suspense>
          <SuggestionsPanel flow={suggesting} onClose={() => setSuggesting(null)} />
        </Suspense>
      )}
    </Box>
  );
}
