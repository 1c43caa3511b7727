import type { FlowListItem } from '@samtale/contract';
import type { ChartLink } from './chart-links.ts';
import { growTrees, type Tree } from './grow-trees.ts';

/** Pixels of a flow in the chart, and of the room around it. */
export const nodeSize = { width: 232, height: 60 } as const;
const step = { x: nodeSize.width + 88, y: nodeSize.height + 20 } as const;
/** Pixels between things that have nothing to do with each other. */
const blockGap = 72;
/** How much wider than high the chart is to be, like the screens it is seen on. */
const aspect = 1.6;

export interface Arrangement {
  /** Upper left corner of each flow, in pixels. */
  places: ReadonlyMap<string, { x: number; y: number }>;
  width: number;
  height: number;
  /** The flow to begin reading at. */
  first: string | null;
}

interface Block {
  places: ReadonlyMap<string, { x: number; y: number }>;
  width: number;
  height: number;
}

/**
 * Places every flow: from left to right what leads to it, its follow-ups and what it leads to, one tree for each
 * flow that nothing leads to. Flows without any link stand in a grid after the trees. It takes time proportional to
 * the number of flows and links, some milliseconds for thousands, so it needs no worker.
 */
export function arrangeChart(flows: readonly FlowListItem[], links: readonly ChartLink[]): Arrangement {
  const trees = growTrees(flows, links);
  const linked = trees.filter(({ order }) => order.length > 1);
  const alone = trees.flatMap(({ order, root }) => (order.length === 1 ? [root] : []));
  const blocks = [...linked.map(treeBlock), ...(alone.length > 0 ? [gridBlock(alone)] : [])];
  return { ...packBlocks(blocks), first: linked[0]?.root ?? alone[0] ?? null };
}

/** A tree with each flow beside the middle of what follows it. */
function treeBlock({ order, childrenOf, root }: Tree): Block {
  const heights = new Map<string, number>();
  for (const id of order.toReversed()) {
    const below = childrenOf.get(id) ?? [];
    heights.set(id, Math.max(step.y, sum(below.map((child) => heights.get(child) ?? 0))));
  }
  const places = new Map<string, { x: number; y: number }>();
  const corners = new Map([[root, { x: 0, y: 0 }]]);
  let width = 0;
  for (const id of order) {
    const corner = corners.get(id) ?? { x: 0, y: 0 };
    places.set(id, { x: corner.x, y: corner.y + ((heights.get(id) ?? step.y) - step.y) / 2 });
    width = Math.max(width, corner.x + nodeSize.width);
    let y = corner.y;
    for (const child of childrenOf.get(id) ?? []) {
      corners.set(child, { x: corner.x + step.x, y });
      y += heights.get(child) ?? step.y;
    }
  }
  return { places, width, height: (heights.get(root) ?? step.y) - step.y + nodeSize.height };
}

/** Flows in rows, closer together than those with links between them. */
function gridBlock(ids: readonly string[]): Block {
  const cell = { x: nodeSize.width + 24, y: step.y };
  const columns = Math.max(1, Math.round(Math.sqrt((ids.length * cell.y * aspect) / cell.x)));
  const rows = Math.ceil(ids.length / columns);
  const places = new Map(
    ids.map((id, index) => [id, { x: (index % columns) * cell.x, y: Math.floor(index / columns) * cell.y }]),
  );
  return {
    places,
    width: (Math.min(columns, ids.length) - 1) * cell.x + nodeSize.width,
    height: (rows - 1) * cell.y + nodeSize.height,
  };
}

/** Stacks the blocks in columns as high as the highest of them, or as makes the whole as wide as screens are. */
function packBlocks(blocks: readonly Block[]): Block {
  const area = sum(blocks.map(({ width, height }) => (width + blockGap) * (height + blockGap)));
  const tallest = Math.max(0, ...blocks.map(({ height }) => height));
  const limit = Math.max(tallest, Math.sqrt(area / aspect));
  const places = new Map<string, { x: number; y: number }>();
  let corner = { x: 0, y: 0 };
  let width = 0;
  let height = 0;
  for (const block of blocks) {
    if (corner.y > 0 && corner.y + block.height > limit) corner = { x: width + blockGap, y: 0 };
    for (const [id, { x, y }] of block.places) places.set(id, { x: corner.x + x, y: corner.y + y });
    width = Math.max(width, corner.x + block.width);
    height = Math.max(height, corner.y + block.height);
    corner = { x: corner.x, y: corner.y + block.height + blockGap };
  }
  return { places, width, height };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
