import type { TestServer } from './start-test-server.ts';

/**
 * Makes what was counted as attempts so many milliseconds older. They are counted by the clock of the machine, which tests
 * do not move.
 */
export async function ageAttempts({ app }: Pick<TestServer, 'app'>, milliseconds: number): Promise<void> {
  await app.database.pool.query('UPDATE attempts SET expire = expire - $1', [milliseconds]);
}
