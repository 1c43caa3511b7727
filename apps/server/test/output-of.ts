import type { TestServer } from './start-test-server.ts';

/** Where a server's logger writes. */
export function outputOf({ app }: TestServer): { write(line: string): unknown } {
  const place = Object.getOwnPropertySymbols(app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  return Reflect.get(app.log, place ?? '');
}
