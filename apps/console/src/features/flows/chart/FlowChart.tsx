import '@xyflow/react/dist/base.css';
import Box from '@mui/material/Box';
import type { FlowListItem } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { MiniMap, Panel, ReactFlow, ReactFlowProvider, useReactFlow, type Viewport } from '@xyflow/react';
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FlowQuery, flowMatcher } from '../list/arrange-flows.ts';
import { NoMatches } from '../list/NoMatches.tsx';
import { arrangeChart, nodeSize } from './arrange-chart.ts';
import { ChartControls } from './ChartControls.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ActiveFlow, ChartNode } from './ChartNode.tsx';
import { chartEdges, chartNodes } from './chart-elements.ts';
import { chartLinks, linkKinds } from './chart-links.ts';
import { firstSeen, firstViewport, mapFrom, zoomLimits } from './first-viewport.ts';
import { flowInDirection, isDirection } from './flow-in-direction.ts';

export interface FlowChartProps {
  flows: readonly FlowListItem[];
  query: FlowQuery;
}

const nodeTypes = { flow: ChartNode };

/** The flows and how they lead to each other. Click or Enter opens one, arrows go to the next, the pane can be moved. */
export function FlowChart(props: FlowChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  // Known before the chart is drawn, so that it begins where it stays.
  useLayoutEffect(() => {
    if (frame.current) setSize({ width: frame.current.clientWidth, height: frame.current.clientHeight });
  }, []);
  return (
    <Box
      ref={frame}
      sx={{
        flex: 1,
        minHeight: 0,
        position: 'relative',
        overflow: 'hidden',
        borderTop: 1,
        borderColor: 'divider',
        '& .react-flow': {
          '--xy-background-color': 'var(--mui-palette-background-default)',
          '--xy-minimap-background-color': 'var(--mui-palette-background-paper)',
          '--xy-minimap-mask-background-color': 'var(--mui-palette-action-hover)',
          '--xy-minimap-node-background-color': 'var(--mui-palette-line-control)',
          '--xy-attribution-background-color': 'transparent',
        },
        '& .react-flow__attribution a': { color: 'text.secondary' },
        '& .react-flow__minimap': {
          display: { xs: 'none', md: 'block' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
        },
      }}
    >
      {size && (
        <ReactFlowProvider initialWidth={size.width} initialHeight={size.height}>
          <Chart {...props} size={size} />
        </ReactFlowProvider>
      )}
    </Box>
  );
}

function Chart({ flows, query, size }: FlowChartProps & { size: { width: number; height: number } }) {
  const { t } = useTranslation('flows');
  const navigate = useNavigate({ from: '/intent/list' });
  const { getViewport, setCenter } = useReactFlow();
  const links = useMemo(() => chartLinks(flows), [flows]);
  const arrangement = useMemo(() => arrangeChart(flows, links), [flows, links]);
  const matches = useMemo(() => flowMatcher(query), [query]);
  const nodes = useMemo(() => chartNodes(flows, arrangement.places, matches), [flows, arrangement, matches]);
  const edges = useMemo(() => {
    const titles = new Map(flows.map(({ id, title }) => [id, title]));
    // Once a kind instead of once a link: looking a text up takes longer than all else about a link.
    const texts = new Map(
      linkKinds.map((kind) => {
        const named = { kind: t(`chart.link.${kind}`), from: '{from}', to: '{to}' };
        return [kind, t('chart.linkName', named)];
      }),
    );
    return chartEdges(links, ({ kind, ...ends }) =>
      (texts.get(kind) ?? '').replace(
        /\{(from|to)\}/g,
        (_, end: 'from' | 'to') => titles.get(ends[end]) ?? '',
      ),
    );
  }, [flows, links, t]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [viewport] = useState<Viewport>(() => firstViewport(arrangement, size));
  // What is seen at first is drawn first.
  const [first] = useState(() => firstSeen(nodes, edges, viewport, size));
  const drawnNodes = useDeferredValue(nodes, first.nodes);
  const drawnEdges = useDeferredValue(edges, first.edges);
  const reachable = chosen !== null && arrangement.places.has(chosen) ? chosen : arrangement.first;
  const wantsFocus = useRef(false);
  const active = useMemo(() => ({ id: reachable, wantsFocus }), [reachable]);

  // The map draws every flow, so it waits until the chart itself is seen.
  const withMap = useDeferredValue(flows.length >= mapFrom, false);

  const show = (id: string) => {
    const place = arrangement.places.get(id);
    if (!place) return;
    const { x, y, zoom } = getViewport();
    const left = place.x * zoom + x;
    const top = place.y * zoom + y;
    const seen =
      left >= 0 &&
      top >= 0 &&
      left + nodeSize.width * zoom <= size.width &&
      top + nodeSize.height * zoom <= size.height;
    if (!seen) void setCenter(place.x + nodeSize.width / 2, place.y + nodeSize.height / 2, { zoom });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const onFlow = event.target instanceof HTMLElement && event.target.dataset.flow;
    if (!onFlow || !isDirection(event.key)) return;
    event.preventDefault();
    const next = flowInDirection(arrangement.places, onFlow, event.key);
    if (next === null) return;
    show(next);
    wantsFocus.current = true;
    setChosen(next);
  };

  if (!flows.some(matches)) return <NoMatches text={query.text} />;
  return (
    <ActiveFlow value={active}>
      <ReactFlow
        nodes={drawnNodes}
        edges={drawnEdges}
        nodeTypes={nodeTypes}
        defaultViewport={viewport}
        {...zoomLimits}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        zoomOnDoubleClick={false}
        attributionPosition="top-left"
        aria-label={t('chart.label')}
        onKeyDown={onKeyDown}
        onNodeClick={(_, { id }) => {
          setChosen(id);
          void navigate({
            to: '/intent/list/$intentId',
            params: { intentId: id },
            search: (now) => ({ ...now, parent: undefined }),
          });
        }}
      >
        <Panel position="top-right">
          <ChartControls />
        </Panel>
        <Panel position="bottom-left">
          <ChartLegend />
        </Panel>
        {withMap && <MiniMap pannable zoomable ariaLabel={t('chart.map')} position="bottom-right" />}
      </ReactFlow>
    </ActiveFlow>
  );
}
