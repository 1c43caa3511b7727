import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { testThreads, threadsAt } from './build.mjs';
import { findPostgres, findRedis } from './test/find-binaries.ts';

/** Those that need what an embedded database cannot be: shared by two nodes. */
const clusterTests = '**/*.cluster.test.ts';
const include = ['src/**/*.test.ts', 'test/**/*.test.ts'];
/**
 * Beside PostgreSQL, where all run: those that together have the embedded database do each kind of thing to each table
 * (`test/statement-kinds`, where a run of all checks that), and those of storage, starting and stopping.
 */
const embeddedTests: string[] = JSON.parse(
  readFileSync(new URL('./test/statement-kinds/embedded-tests.json', import.meta.url), 'utf8'),
);
/**
 * Opening and closing PGlite over and over makes V8 abort now and then ("Check failed: jit_page.has_value()",
 * nodejs/node#64500): threads race in its list of code pages. These leave less to race. Nor is its code optimised, which
 * takes longer than a test does.
 */
const execArgv = ['--no-memory-protection-keys', '--wasm-num-compilation-tasks=1', '--liftoff-only'];
/** A test that fails is tried once more; `npm test` names those that passed only then. */
const limits = { testTimeout: 20_000, hookTimeout: 40_000, retry: 1 } as const;
const setupFiles = [
  'test/keep-compiled.ts',
  'test/statement-kinds/record-statements.ts',
  'test/long-pieces/no-long-pieces.ts',
];
/** The servers of tests start the threads as they are built. */
const plugins = [threadsAt((name) => `new URL('${name}.js', '${testThreads}')`)];
const shared = { include, execArgv, setupFiles, ...limits, pool: 'forks' } as const;

const hasPostgres = Boolean(process.env.SAMTALE_TEST_POSTGRES) || findPostgres() !== null;
const hasRedis = findRedis() !== null;
if (!hasPostgres) console.log('No PostgreSQL here: the tests run on the embedded database only.');
else if (!hasRedis) console.log('No Redis here: the test with two nodes is left out.');

const pglite = {
  plugins,
  test: {
    ...shared,
    name: 'pglite',
    globalSetup: 'test/pglite-setup.ts',
    include: hasPostgres && !process.env.SAMTALE_ALL_EMBEDDED ? embeddedTests : include,
    exclude: [clusterTests],
  },
};
const postgres = {
  plugins,
  test: {
    ...shared,
    name: 'postgres',
    // The modules are loaded once for all files, which is half of the time most take. Not so with PGlite: see `execArgv`.
    isolate: false,
    globalSetup: 'test/postgres-setup.ts',
    exclude: hasRedis ? [] : [clusterTests],
  },
};

export default defineConfig({
  test: { maxWorkers: 2, projects: hasPostgres ? [pglite, postgres] : [pglite] },
});
