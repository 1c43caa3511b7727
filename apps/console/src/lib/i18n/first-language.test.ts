import { expect, test } from 'vitest';
import { firstLanguage } from './first-language.ts';

test('the console begins in the first language offered that the browser asks for', () => {
  expect(firstLanguage(null, ['en-GB', 'en', 'da'])).toBe('en');
  expect(firstLanguage(null, ['da-DK', 'en-US'])).toBe('da');
  expect(firstLanguage(null, ['de-DE', 'de', 'en-US'])).toBe('en');
});

test('the one that was chosen comes before it', () => {
  expect(firstLanguage('da', ['en-GB'])).toBe('da');
  expect(firstLanguage('en', ['da'])).toBe('en');
});

test('what is not offered counts as nothing', () => {
  expect(firstLanguage('fr', ['en'])).toBe('en');
  expect(firstLanguage(null, ['fr', 'enm'])).toBe('da');
  expect(firstLanguage(null, [])).toBe('da');
});
