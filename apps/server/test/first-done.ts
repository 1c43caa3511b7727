import { expect, vi } from 'vitest';
import type { TestServer } from './start-test-server.ts';

/** Which of two is done first, when the second begins once the first is under way. The first is work for the pool. */
export async function firstDone(
  server: TestServer,
  costly: Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<'costly' | 'other'> {
  const inPool = vi.spyOn(server.app.workers, 'run');
  const done: ('costly' | 'other')[] = [];
  const ended = costly.catch(() => undefined).then(() => done.push('costly'));
  await new Promise((resolve) => setImmediate(resolve));
  await other();
  done.push('other');
  await ended;
  expect(inPool).toHaveBeenCalled();
  inPool.mockRestore();
  return done[0] ?? 'costly';
}
