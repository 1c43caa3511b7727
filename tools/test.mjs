// npm test: every test there is, and a last line that counts them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPinnedNode } from './on-pinned-node.mjs';
import { root } from './pinned-node.mjs';

await onPinnedNode();
const { build } = await import('./build.mjs');
const { findChromium } = await import('./chromium.mjs');

const results = join(root, '.cache/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** So many files may lose their process: V8 ends one now and then that opens and closes PGlite over and over. */
const mostCutOff = 3;

const chromium = findChromium();
build();

const suites = [
  { name: 'packages and front ends', run: () => vitest('units', []) },
  { name: 'server', run: () => vitest('server', ['--root', 'apps/server']) },
  { name: 'browser', run: browser },
];

let passed = 0;
let failed = 0;
for (const suite of suites) {
  console.log(`\n== ${suite.name}`);
  const counted = suite.run();
  passed += counted.passed;
  failed += counted.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Runs of a suite that vitest does; files whose process ended under them are run once more. */
function vitest(name, args) {
  const first = vitestRun(name, args);
  const { cutOff } = first;
  if (!cutOff.length || cutOff.length > mostCutOff) return first;
  console.log(
    `\nTheir process ended while they ran, so they are run again:\n${cutOff.map(({ name }) => name).join('\n')}`,
  );
  const second = vitestRun(`${name}-again`, [...args, ...cutOff.map((file) => file.name)]);
  const waiting = cutOff
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'pending');
  if (second.failed) return { passed: first.passed, failed: first.failed + second.failed };
  return { passed: first.passed + waiting.length, failed: first.failed - cutOff.length };
}

function vitestRun(name, args) {
  const file = join(results, `${name}.json`);
  const secondTries = `--reporter=${join(root, 'tools/second-tries.mjs')}`;
  const reporters = ['--reporter=dot', '--reporter=json', secondTries, `--outputFile.json=${file}`];
  const code = run('vitest/vitest.mjs', ['run', ...args, ...reporters]);
  let cutOff = [];
  const counted = counts(file, code, (report) => {
    cutOff = report.testResults.filter(wasCutOff);
    return { passed: report.numPassedTests, failed: report.numFailedTests + cutOff.length };
  });
  return { ...counted, cutOff };
}

/** A file that failed and none of whose tests did: it could not be run, or V8 ended its process. Counts as one failure. */
function wasCutOff(file) {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
}

function browser() {
  const file = join(results, 'browser.json');
  const code = run(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e', '--reporter=list,json,./e2e/failed-page.ts'],
    {
      SAMTALE_CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  return counts(file, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

function run(script, args, env = {}) {
  const path = join(root, 'node_modules', script);
  return spawnSync(process.execPath, [path, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status;
}

/** What a report says; a suite that ended badly without a failed test counts as one failure. */
function counts(file, code, read) {
  let counted = { passed: 0, failed: 0 };
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report of the tests: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}
