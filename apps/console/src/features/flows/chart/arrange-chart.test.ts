import type { FlowListItem } from '@samtale/contract';
import { expect, test } from 'vitest';
import { sampleFlow as flow } from '../list/sample-flow.ts';
import { arrangeChart, nodeSize } from './arrange-chart.ts';
import { chartLinks } from './chart-links.ts';

const arrange = (flows: FlowListItem[]) => arrangeChart(flows, chartLinks(flows));
const placeOf = (flows: FlowListItem[], id: string) => arrange(flows).places.get(id) ?? { x: -1, y: -1 };

test('each way from flow to flow is a link of its kind', () => {
  const flows = [
    flow('hours', {
      suggestionIntentIdList: ['delivery', 'gone', 'hours'],
      redirectIntentIdList: ['delivery'],
    }),
    flow('saturday', { followUpParentId: 'hours' }),
    flow('other', { followUpParentId: 'hours', intentType: 3 }),
    flow('delivery', { followUpParentId: 'gone' }),
  ];
  expect(chartLinks(flows)).toEqual([
    { kind: 'redirect', from: 'hours', to: 'delivery' },
    { kind: 'suggestion', from: 'hours', to: 'delivery' },
    { kind: 'followUp', from: 'hours', to: 'saturday' },
    { kind: 'else', from: 'hours', to: 'other' },
  ]);
});

test('follow-ups and what a flow leads to stand to its right, and it beside their middle', () => {
  const flows = [
    flow('delivery'),
    flow('menu', { isWelcome: true, suggestionIntentIdList: ['delivery'] }),
    flow('saturday', { followUpParentId: 'menu' }),
  ];
  const [menu, saturday, delivery] = ['menu', 'saturday', 'delivery'].map((id) => placeOf(flows, id));
  expect(saturday?.x).toBe(delivery?.x);
  expect(saturday?.x).toBeGreaterThan((menu?.x ?? 0) + nodeSize.width);
  expect(menu?.y).toBe(((saturday?.y ?? 0) + (delivery?.y ?? 0)) / 2);
  expect(arrange(flows).first).toBe('menu');
});

test('a follow-up stays below its flow, whoever else leads to it', () => {
  const flows = [
    flow('a', { redirectIntentIdList: ['leaf'] }),
    flow('b'),
    flow('mid', { followUpParentId: 'b' }),
    flow('leaf', { followUpParentId: 'mid' }),
  ];
  expect(placeOf(flows, 'leaf').x).toBeGreaterThan(placeOf(flows, 'mid').x);
});

test('flows that lead to each other in a circle are all placed', () => {
  const flows = [
    flow('a', { redirectIntentIdList: ['b'] }),
    flow('b', { redirectIntentIdList: ['c'] }),
    flow('c', { redirectIntentIdList: ['a'] }),
    flow('x', { followUpParentId: 'y' }),
    flow('y', { followUpParentId: 'x' }),
  ];
  expect(arrange(flows).places.size).toBe(5);
});

test('no flow lies on another, whatever the web, and thousands take no time', () => {
  const count = 5000;
  const id = (n: number) => `flow ${n}`;
  // Any numbers that are the same each time.
  const flows = Array.from({ length: count }, (_, n) =>
    flow(id(n), {
      followUpParentId: n % 3 === 1 ? id(Math.floor(n / 4)) : null,
      suggestionIntentIdList: n % 5 === 0 ? [id((n * 7) % count), id((n * 13 + 5) % count)] : [],
      redirectIntentIdList: n % 11 === 0 ? [id((n * 31) % count)] : [],
    }),
  );
  const started = performance.now();
  const { places, width, height } = arrange(flows);
  expect(performance.now() - started).toBeLessThan(500);
  expect(places.size).toBe(count);
  const rows = [...places.values()].sort((one, other) => one.x - other.x || one.y - other.y);
  for (const [index, place] of rows.entries()) {
    const next = rows[index + 1];
    if (next && next.x === place.x) expect(next.y - place.y).toBeGreaterThanOrEqual(nodeSize.height);
    expect(place.x + nodeSize.width).toBeLessThanOrEqual(width);
    expect(place.y + nodeSize.height).toBeLessThanOrEqual(height);
  }
});

test('nothing to arrange', () => {
  expect(arrange([])).toMatchObject({ width: 0, height: 0, first: null });
});
