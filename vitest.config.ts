import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const include = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/console/src/**/*.test.{ts,tsx}',
  'apps/widget/src/**/*.test.{ts,tsx}',
];
const cwd = import.meta.dirname;
/** Those that put others in the place of modules, which must not be loaded before. */
const mocking = globSync(include, { cwd }).filter((file) =>
  readFileSync(`${cwd}/${file}`, 'utf8').includes('vi.mock('),
);

/** Milliseconds. Long enough for a machine that does much else: what is slow is seen in the table of `npm test`. */
const testTimeout = 20_000;

/**
 * The packages and the front ends. The server has a configuration of its own: its tests need databases. A worker loads the
 * modules once for all of its files, which is two thirds of the time that most take.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'units', include, exclude: mocking, isolate: false, testTimeout } },
      { test: { name: 'mocking', include: mocking, testTimeout } },
    ],
  },
});
