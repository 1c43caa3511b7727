import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('Danish letters come last, in both languages of the console, and numbers go by size', () => {
  const titles = ['Åbningstider', 'Ærinder', 'Zoo', 'Ørnen', 'Adresse', 'Rum 10', 'Rum 9', 'Ordre'];
  expect(titles.sort(inOrder)).toEqual([
    'Adresse',
    'Ordre',
    'Rum 9',
    'Rum 10',
    'Zoo',
    'Ærinder',
    'Ørnen',
    'Åbningstider',
  ]);
});
