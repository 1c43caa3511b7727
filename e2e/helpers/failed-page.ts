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
    const pages = result.attachments.filter(({ name }) => name === 'error-context');
    for (const path of new Set(pages.map((page) => page.path))) {
      if (!path) continue;
      const [, page = ''] = readFileSync(path, 'utf8').split(/^# (?:Page snapshot|Test source)$/m);
      console.log(`\n  ${test.title}: the page when it failed\n${page.trim().slice(0, shownLength)}\n`);
    }
  }
}
