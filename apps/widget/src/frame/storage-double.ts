/** A browser's storage in memory, for tests. */
export function storageDouble(): Storage {
  const store = {};
  const own = (name: string, value: unknown) => Object.defineProperty(store, name, { value });
  const items = store as Record<string, string>;
  own('getItem', (key: string) => items[key] ?? null);
  own('setItem', (key: string, value: string) => {
    items[key] = value;
  });
  own('removeItem', (key: string) => {
    delete items[key];
  });
  own('key', (index: number) => Object.keys(store)[index] ?? null);
  Object.defineProperty(store, 'length', { get: () => Object.keys(store).length });
  return store as Storage;
}
