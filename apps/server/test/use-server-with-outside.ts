import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../src/platform/config.ts';
import { closeWithOutside, forgetOutside, startServerWithOutside } from './bot-that-works.ts';
import { inTests } from './in-tests.ts';
import type { TestServer } from './start-test-server.ts';
import { readServer } from './use-server.ts';

/**
 * Gives a file's tests a server whose requests, mail and text messages end in the outside world of the tests, which
 * each test finds as if it had heard nothing. `shopUrl` is where the shop answers.
 */
export function useServerWithOutside(more: Partial<Config> = {}): { server: TestServer; shopUrl(): string } {
  const [opened, set] = inTests<Awaited<ReturnType<typeof startServerWithOutside>>>();
  beforeAll(async () => {
    set(await startServerWithOutside(more));
  });
  afterAll(() => closeWithOutside(opened().server));
  beforeEach(forgetOutside);
  return { server: readServer(() => opened().server), shopUrl: () => opened().shopUrl };
}
