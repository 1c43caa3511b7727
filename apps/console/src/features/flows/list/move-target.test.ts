import type { FlowListItem } from '@samtale/contract';
import { expect, test } from 'vitest';
import type { FlowRow } from './arrange-flows.ts';
import { canMoveBelow, neighbourParent } from './move-target.ts';

const parents = { a: null, b: 'a', c: 'b', d: 'a', e: null } as const;
const flows = Object.entries(parents).map(
  ([id, followUpParentId]) => ({ id, followUpParentId }) as FlowListItem,
);
const depths = { a: 0, b: 1, c: 2, d: 1, e: 0 } as const;
const rows = flows.map((flow) => ({ flow, depth: depths[flow.id as keyof typeof depths] }) as FlowRow);

const below = (id: string, parentId: string | null) =>
  canMoveBelow(flows, flows.find((flow) => flow.id === id) as FlowListItem, parentId);
const neighbour = (id: string, way: 'in' | 'out') =>
  neighbourParent(rows, rows.find(({ flow }) => flow.id === id) as FlowRow, way);

test('a flow can stand anywhere but below itself', () => {
  expect(['a', 'b', 'c'].map((parent) => below('a', parent))).toEqual([false, false, false]);
  expect([below('a', 'e'), below('a', null), below('c', 'a')]).toEqual([true, true, true]);
});

test('inwards is below the one of the same level above', () => {
  expect([neighbour('d', 'in'), neighbour('e', 'in')]).toEqual(['b', 'a']);
  expect([neighbour('a', 'in'), neighbour('b', 'in'), neighbour('c', 'in')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('outwards is beside the one it is below', () => {
  expect([neighbour('c', 'out'), neighbour('b', 'out'), neighbour('d', 'out')]).toEqual(['a', null, null]);
  expect([neighbour('a', 'out'), neighbour('e', 'out')]).toEqual([undefined, undefined]);
});
