import { expect, test } from 'vitest';
import { valuePieces } from './value-pieces.ts';

test.each([
  ['', []],
  ['Hej', [[0, 'Hej', null]]],
  ['{{dag}}', [[0, '{{dag}}', 'dag']]],
  [
    'Vi ses {{ dag }}{{kl-1}}!',
    [
      [0, 'Vi ses ', null],
      [7, '{{ dag }}', 'dag'],
      [16, '{{kl-1}}', 'kl-1'],
      [24, '!', null],
    ],
  ],
  ['{{1}} {{}} {{a b}} {dag}', [[0, '{{1}} {{}} {{a b}} {dag}', null]]],
])('%j', (text, pieces) => {
  expect(valuePieces(text)).toEqual(pieces.map(([at, words, name]) => ({ at, text: words, name })));
});
