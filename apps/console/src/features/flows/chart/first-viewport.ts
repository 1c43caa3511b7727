import type { Viewport } from '@xyflow/react';
import { type Arrangement, nodeSize } from './arrange-chart.ts';

/** How far the chart can be zoomed. Any smaller, and thousands of flows that nobody could read would be drawn. */
export const zoomLimits = { minZoom: 0.3, maxZoom: 1.75 } as const;
/** Flows from which a small map of all of them helps. */
export const mapFrom = 60;
/** The smallest zoom at which titles are read, and the one to read a large chart by. */
const readable = 0.62;
const reading = 0.85;
/** Pixels between the chart and the edge of what is seen; above and below there are controls and legend. */
const margin = { x: 32, y: 56 } as const;

/** All of the chart where that can be read; otherwise the flow to begin with, at the left and half way down. */
export function firstViewport(
  { places, width, height, first }: Arrangement,
  size: { width: number; height: number },
): Viewport {
  const zoom = Math.min((size.width - 2 * margin.x) / width, (size.height - 2 * margin.y) / height, 1);
  if (zoom >= readable) {
    return { x: (size.width - width * zoom) / 2, y: (size.height - height * zoom) / 2, zoom };
  }
  const start = (first !== null && places.get(first)) || { x: 0, y: 0 };
  const middle = size.height / 2 - (start.y + nodeSize.height / 2) * reading;
  return { x: margin.x - start.x * reading, y: Math.min(margin.y, middle), zoom: reading };
}

/** How much around what is seen is drawn with it, in pixels. */
const aroundSeen = 200;

/** Those of the flows and links that are seen at first: the others may come a moment later. */
export function firstSeen<Flow extends { id: string; position: { x: number; y: number } }, Link extends Ends>(
  nodes: readonly Flow[],
  edges: readonly Link[],
  { x, y, zoom }: Viewport,
  size: { width: number; height: number },
): { nodes: Flow[]; edges: Link[] } {
  const isNear = (at: number, length: number, most: number) =>
    at + length * zoom > -aroundSeen && at < most + aroundSeen;
  const seen = nodes.filter(
    ({ position }) =>
      isNear(position.x * zoom + x, nodeSize.width, size.width) &&
      isNear(position.y * zoom + y, nodeSize.height, size.height),
  );
  const ids = new Set(seen.map(({ id }) => id));
  return { nodes: seen, edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)) };
}

interface Ends {
  source: string;
  target: string;
}
