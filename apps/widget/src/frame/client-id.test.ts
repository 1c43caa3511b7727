import { afterEach, expect, test, vi } from 'vitest';
import { newClientId } from './client-id.ts';

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
afterEach(() => vi.unstubAllGlobals());

test('an id is a random UUID, with and without crypto.randomUUID', () => {
  expect(newClientId()).toMatch(version4);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  expect(newClientId()).toMatch(version4);
  expect(newClientId()).not.toBe(newClientId());
});
