/** Where the threads are that the tests' servers start. */
export const testThreads: URL;

/** A plugin of Vite that lets the server's sources start built threads; `placeOf` gives the address of a thread in code. */
export function threadsAt(placeOf: (name: string) => string): {
  name: string;
  enforce: 'pre';
  transform(code: string, id: string): { code: string; map: null } | null;
};
