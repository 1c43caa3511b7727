import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test('a page begins below its title', () => {
  expect(beginningOf({ title: 'Levering', contentStart: '# Levering\n\n## Fragt\n\nTo dage.' })).toBe(
    'Fragt To dage.',
  );
  expect(beginningOf({ title: 'Levering', contentStart: 'Levering er gratis.' })).toBe('Levering er gratis.');
  expect(beginningOf({ title: 'Levering', contentStart: 'Levering' })).toBe('');
  expect(beginningOf({ title: '', contentStart: 'Pris: #1 i test' })).toBe('Pris: #1 i test');
});
