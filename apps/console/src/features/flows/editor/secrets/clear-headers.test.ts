import { expect, test } from 'vitest';
import { clearHeaders, freeName, withReference } from './clear-headers.ts';

test.each([
  ['Authorization: Bearer abcdefgh123', [{ name: 'Authorization', value: 'abcdefgh123' }]],
  ['authorization:Basic dXNlcjpwYXNz', [{ name: 'authorization', value: 'dXNlcjpwYXNz' }]],
  ['X-Api-Key: 12345678\nAccept: application/json', [{ name: 'X-Api-Key', value: '12345678' }]],
  ['Cookie: session=12345678', [{ name: 'Cookie', value: 'session=12345678' }]],
  ['apikey: 12345678', [{ name: 'apikey', value: '12345678' }]],
  ['X-Token: {{token}}', []],
  ['X-Token: {{secret.token}}', []],
  ['X-Token: short', []],
  ['Accept-Language: da-DK,da;q=0.9', []],
  ['X-Monkey: 12345678', []],
  ['Authorization', []],
])('%j', (text, found) => {
  expect(clearHeaders(text)).toEqual(found);
});

test('the reference takes the place of the value and of nothing else', () => {
  const text = 'Accept: text/plain\nX-12345678-Key:  12345678 \nOther: 12345678';
  const [header] = clearHeaders(text);
  expect(header && withReference(text, header, 'shop')).toBe(
    'Accept: text/plain\nX-12345678-Key:  {{secret.shop}} \nOther: 12345678',
  );
});

test('the secret is called as the header, and as no other secret', () => {
  expect(freeName('X-Api-Key', [])).toBe('X-Api-Key');
  expect(freeName('X-Api-Key', ['x-api-key', 'X-API-KEY-2'])).toBe('X-Api-Key-3');
  expect(freeName('$', [])).toBe('-');
});
