import { defineConfig } from 'vitest/config';

/** The packages and the front ends. The server has a configuration of its own: its tests need databases. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{console,widget}/src/**/*.test.{ts,tsx}'],
    // A worker loads the modules once for all of its files, which is two thirds of the time most take.
    isolate: false,
  },
});
