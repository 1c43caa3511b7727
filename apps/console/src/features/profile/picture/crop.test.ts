import { expect, test } from 'vitest';
import { cropSide, keepInside, wholeCrop } from './crop.ts';

const wide = { width: 800, height: 400 };

test('at first the middle of a picture is seen, as much as fits', () => {
  expect(wholeCrop(wide)).toEqual({ x: 400, y: 200, zoom: 1 });
  expect(cropSide(wide, wholeCrop(wide))).toBe(400);
});

test('the square stays inside the picture, however it is moved and magnified', () => {
  expect(keepInside(wide, { x: -50, y: 900, zoom: 1 })).toEqual({ x: 200, y: 200, zoom: 1 });
  expect(keepInside(wide, { x: 790, y: 10, zoom: 2 })).toEqual({ x: 700, y: 100, zoom: 2 });
  expect(keepInside(wide, { x: 400, y: 200, zoom: 90 }).zoom).toBe(4);
  expect(keepInside(wide, { x: 400, y: 200, zoom: 0 }).zoom).toBe(1);
});
