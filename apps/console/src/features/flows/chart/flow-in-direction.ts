import type { Arrangement } from './arrange-chart.ts';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Along the way and across it, as seen from one place to another. */
const offsets: Record<Direction, (x: number, y: number) => { along: number; across: number }> = {
  ArrowRight: (x, y) => ({ along: x, across: y }),
  ArrowLeft: (x, y) => ({ along: -x, across: y }),
  ArrowDown: (x, y) => ({ along: y, across: x }),
  ArrowUp: (x, y) => ({ along: -y, across: x }),
};

export function isDirection(key: string): key is Direction {
  return key in offsets;
}

/** The nearest flow that way; what lies aside counts twice. Null at the edge, and for a flow that is not there. */
export function flowInDirection(places: Arrangement['places'], from: string, way: Direction): string | null {
  const start = places.get(from);
  if (!start) return null;
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, { x, y }] of places) {
    const { along, across } = offsets[way](x - start.x, y - start.y);
    const distance = along + 2 * Math.abs(across);
    if (along > 0 && distance < least) {
      nearest = id;
      least = distance;
    }
  }
  return nearest;
}
