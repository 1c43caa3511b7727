import { expect, test } from 'vitest';
import { countedAddress } from './counted-address.ts';

test.for<[string, string]>([
  ['offer+1@example.com', 'offer@example.com'],
  [' Offer+a+b@Example.com ', 'offer@example.com'],
  ['offer@example.com', 'offer@example.com'],
  ['+1@example.com', '+1@example.com'],
  ['offer@exa+mple.com', 'offer@exa+mple.com'],
  ['offer+1', 'offer'],
])('%s counts as %s', ([address, counted]) => {
  expect(countedAddress(address)).toBe(counted);
});
