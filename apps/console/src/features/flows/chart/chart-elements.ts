import type { FlowListItem } from '@samtale/contract';
import { type Edge, Position } from '@xyflow/react';
import { type Arrangement, nodeSize } from './arrange-chart.ts';
import { type FlowNode, handleTops } from './ChartNode.tsx';
import type { ChartLink, LinkKind } from './chart-links.ts';
import { arrowOf, linkStyles, strokeOf } from './link-style.ts';

const noPlace = { x: 0, y: 0 };

/** Said beforehand, so that React Flow need not draw a flow to know where its links end. */
const handles = (['branch', 'link'] as const).flatMap((id) => [
  { id, type: 'target', position: Position.Left, x: 0, y: handleTops[id] } as const,
  { id, type: 'source', position: Position.Right, x: nodeSize.width, y: handleTops[id] } as const,
]);

/** The flows as React Flow takes them. */
export function chartNodes(
  flows: readonly FlowListItem[],
  places: Arrangement['places'],
  matches: (flow: FlowListItem) => boolean,
): FlowNode[] {
  return flows.map((flow) => ({
    id: flow.id,
    type: 'flow',
    position: places.get(flow.id) ?? noPlace,
    ...nodeSize,
    // Flows that are not drawn have to be fitted into view too.
    measured: nodeSize,
    handles,
    data: { flow, matches: matches(flow) },
  }));
}

/** The links as React Flow takes them; `nameOf` says what each is to those who cannot see it. */
export function chartEdges(links: readonly ChartLink[], nameOf: (link: ChartLink) => string): Edge[] {
  return links.map((link) => ({
    id: `${link.kind} ${link.from} ${link.to}`,
    source: link.from,
    target: link.to,
    type: linkStyles[link.kind].shape,
    sourceHandle: linkStyles[link.kind].handle,
    targetHandle: linkStyles[link.kind].handle,
    markerEnd: arrowOf(link.kind),
    style: strokeOf(link.kind),
    ariaLabel: nameOf(link),
    zIndex: depth[link.kind],
  }));
}

/** Branches lie below the links that cross them. */
const depth: Record<LinkKind, number> = { followUp: 0, else: 0, redirect: 1, suggestion: 1 };
