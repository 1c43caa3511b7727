import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const denied = {
  get localStorage(): Storage {
    throw new Error('denied');
  },
};

test('what the browser denies the host page keeps', async () => {
  const dispatchEvent = vi.fn();
  vi.stubGlobal(
    'window',
    Object.defineProperty({ dispatchEvent }, 'localStorage', { get: () => denied.localStorage }),
  );
  vi.stubGlobal('StorageEvent', class {});
  const { browserStorage, changedElsewhere, hasOwnStorage, keepAtHost, namesIn } = await import(
    './browser-storage.ts'
  );
  expect(hasOwnStorage()).toBe(false);
  expect(browserStorage('localStorage')).toBeNull();
  const keep = vi.fn();
  keepAtHost({ local: { read: 'a 1' }, session: {} }, keep);
  const storage = browserStorage('localStorage');
  expect(storage?.getItem('read')).toBe('a 1');
  storage?.setItem('unsent', 'Hej');
  expect(namesIn(storage)).toEqual(['read', 'unsent']);
  storage?.removeItem('unsent');
  expect(keep.mock.calls.map(([entry]) => entry)).toEqual([
    { type: 'keep', of: 'local', name: 'unsent', value: 'Hej' },
    { type: 'keep', of: 'local', name: 'unsent', value: null },
  ]);
  // Another tab has seen more.
  changedElsewhere('read', 'a 2');
  expect(storage?.getItem('read')).toBe('a 2');
  expect(dispatchEvent).toHaveBeenCalledOnce();
  expect(keep).toHaveBeenCalledTimes(2);
});
