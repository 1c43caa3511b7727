import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** So much of a page is printed, in characters. */
const shownLength = 12_000;

/** Prints what stood on the page when a test failed: where the tests run, nobody may get at their files. */
export default class FailedPage implements Reporter {
  printsToStdio() {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    for (const { name, path } of result.attachments) {
      if (name !== 'error-context' || !path) continue;
      const page = readFileSync(path, 'utf8').split('# Page snapshot').at(-1) ?? '';
      console.log(`\n  ${test.title}: the page when it failed\n${page.trim().slice(0, shownLength)}\n`);
    }
  }
}
