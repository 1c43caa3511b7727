import { expect, test } from 'vitest';
import { flowInDirection, isDirection } from './flow-in-direction.ts';

const places = new Map([
  ['menu', { x: 0, y: 100 }],
  ['above', { x: 300, y: 0 }],
  ['beside', { x: 300, y: 90 }],
  ['far', { x: 600, y: 100 }],
]);

test.for([
  ['menu', 'ArrowRight', 'beside'],
  ['beside', 'ArrowUp', 'above'],
  ['above', 'ArrowDown', 'beside'],
  ['far', 'ArrowLeft', 'beside'],
  ['far', 'ArrowRight', null],
  ['gone', 'ArrowLeft', null],
] as const)('from %s, %s goes to %s', ([from, way, to]) => {
  expect(flowInDirection(places, from, way)).toBe(to);
});

test('other keys are no directions', () => {
  expect(isDirection('Enter')).toBe(false);
  expect(isDirection('ArrowUp')).toBe(true);
});
