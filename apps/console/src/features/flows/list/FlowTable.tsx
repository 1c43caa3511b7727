import type { FlowListItem } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type KeyboardEvent, lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VirtualList } from '../../../ui/VirtualList.tsx';
import { type FlowQuery, type FlowRow, listRows, treeRows } from './arrange-flows.ts';
import { FlowRowView } from './FlowRowView.tsx';
import { NoMatches } from './NoMatches.tsx';
import { useFlowActions } from './use-flow-actions.ts';
import type { ViewType } from './view-type.ts';

const FlowRowMenu = lazy(async () => ({ default: (await import('./FlowRowMenu.tsx')).FlowRowMenu }));

interface FlowTableProps {
  flows: readonly FlowListItem[];
  query: FlowQuery;
  view: ViewType;
}

/** The flows as list or tree, with what the keyboard and the menu of a row can do. */
export function FlowTable({ flows, query, view }: FlowTableProps) {
  const { t } = useTranslation('flows');
  const navigate = useNavigate({ from: '/intent/list' });
  const { intentId } = useParams({ strict: false });
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<{ flow: FlowListItem; anchor: HTMLElement } | null>(null);
  const actions = useFlowActions(flows);
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
  const onRowKey = (row: FlowRow, event: KeyboardEvent, moveTo: (id: string) => void) => {
    const index = rows.indexOf(row);
    if (event.key === 'ArrowRight') {
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
    <>
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
        })}
        selectedKey={intentId ?? null}
        onOpen={({ flow }) => open(flow.id)}
        onRowKey={onRowKey}
        renderRow={(row) => (
          <FlowRowView
            row={row}
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
            onFollowUp={() => open('new', menu.flow.id)}
            onDefault={(place) => actions.makeDefault(menu.flow, place)}
            onDelete={() => void actions.remove(menu.flow)}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </>
  );
}
