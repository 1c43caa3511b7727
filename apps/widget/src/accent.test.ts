import { expect, test } from 'vitest';
import { accentOf, defaultAccent, textOn } from './accent.ts';

test('only hexadecimal colours are taken', () => {
  expect(accentOf('#abc')).toBe('#abc');
  for (const colour of [null, '', 'red', '#12', '#12345', '#fff;} body{'])
    expect(accentOf(colour)).toBe(defaultAccent);
});

test('text is light on dark and dark on light', () => {
  for (const dark of ['#000', '#1f5f5b', '#b3261e', '#1d4ed8']) expect(textOn(dark)).toBe('#ffffff');
  for (const light of ['#fff', '#ffd400', '#7fd6c2', '#f59e0b']) expect(textOn(light)).toBe('#10181a');
});
