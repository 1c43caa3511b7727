import { defineConfig } from 'vitest/config';

/** The packages and the front ends. The server has a configuration of its own: its tests need databases. */
export default defineConfig({
  test: { include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{console,widget}/src/**/*.test.{ts,tsx}'] },
});
