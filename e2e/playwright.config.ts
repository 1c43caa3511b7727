import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './helpers/chromium.ts';

/**
 * Journeys through the real product in the system's Chromium, two files at a time: each has a company of its own. One
 * that fails is tried once more, and counted as "flaky" if it passes then.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './helpers/set-up.ts',
  outputDir: '../.cache/e2e',
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // The console begins in the language that the browser asks for.
    locale: 'da-DK',
    launchOptions: chromiumOptions(),
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
  },
});
