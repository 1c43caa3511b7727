import { expect, test } from 'vitest';
import { layersTried } from './layers-tried.ts';
import type { Understanding } from './reason.ts';

const flowId = '01900000-0000-7000-8000-000000000001';
const understood = (layer: Understanding['layer'], confidence: number): Understanding => ({
  type: 'understood',
  layer,
  ranking: layer === 'none' ? [] : [{ flowId, confidence }],
  threshold: 0.5,
});
const outcomes = (event: Understanding) => layersTried(event).map(({ outcome }) => outcome);

test('a layer that answers makes the later ones needless', () => {
  expect(outcomes(understood('exact', 1))).toEqual(['answered', 'notNeeded', 'notNeeded', 'notNeeded']);
  expect(outcomes(understood('classifier', 0.5))).toEqual(['nothing', 'nothing', 'nothing', 'answered']);
});

test('a layer can find something that is not enough, or nothing', () => {
  expect(outcomes(understood('classifier', 0.49))).toEqual(['nothing', 'nothing', 'nothing', 'notEnough']);
  expect(outcomes(understood('exact', 0.33))).toEqual(['notEnough', 'notNeeded', 'notNeeded', 'notNeeded']);
  expect(outcomes(understood('none', 0))).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
});
