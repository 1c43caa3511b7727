// npm test: every test there is, how long they took, and a last line that counts them.
//   npm test -- NAME …          the test files with one of these in their path
//   npm test -- --all-languages every journey in both languages
//   npm test -- --changed       what a change since the main branch can have touched; what is left out is said
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { onPinnedNode } from './on-pinned-node.mjs';
import { root } from './pinned-node.mjs';

await onPinnedNode();
// Node 20, which this may be started with, has none.
const { globSync } = await import('node:fs');
const { build } = await import('./build.mjs');
const { haveChromium } = await import('./chromium.mjs');
const { changedFiles, changedSince, journeysThatShow, serverTestsOf } = await import('./changed-tests.mjs');

const results = join(root, '.cache/test-results');
const statementKinds = join(root, '.cache/statement-kinds');
for (const folder of [results, statementKinds]) rmSync(folder, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** So many files may lose their process: V8 ends one now and then that opens and closes PGlite over and over. */
const mostCutOff = 3;
const slowestShown = 10;

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const known = ['--all-languages', '--changed'];
const unknown = flags.filter((flag) => !known.includes(flag));
if (unknown.length) stop(`There is no flag ${unknown.join(', ')}; there are ${known.join(' and ')}.`);
if (flags.includes('--all-languages')) process.env.SAMTALE_ALL_LANGUAGES = '1';
const onlyChanged = flags.includes('--changed');
if (onlyChanged && names.length) stop('What has changed is found without names.');

const suites = [
  {
    name: 'packages and front ends',
    files: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{console,widget}/src/**/*.test.{ts,tsx}'],
    run: (filters) => vitest('units', filters),
  },
  { name: 'server', files: ['apps/server/{src,test}/**/*.test.ts'], run: server },
  { name: 'browser', files: ['e2e/**/*.spec.ts'], run: browser },
].filter((suite) => !names.length || filesOf(suite).some(isNamed));
if (onlyChanged) leaveOutUnchanged();
if (!suites.length) stop(`No test file has ${names.join(' or ')} in its path.`);

keepInMemory();
// The server's tests build what they ask for by themselves; those of packages and front ends need nothing built.
if (suites.some(({ name }) => name === 'browser')) {
  haveChromium();
  build();
}

let passed = 0;
let failed = 0;
const times = [];
const slowest = [];
const failures = [];
for (const suite of suites) {
  console.log(`\n== ${suite.name}`);
  const started = performance.now();
  const counted = suite.run(names);
  passed += counted.passed;
  failed += counted.failed;
  slowest.push(...counted.durations);
  failures.push(...counted.failures);
  times.push({ name: suite.name, milliseconds: performance.now() - started });
}
console.log('\nThe slowest tests:');
slowest.sort((a, b) => b.milliseconds - a.milliseconds);
for (const test of slowest.slice(0, slowestShown)) console.log(`${seconds(test)}  ${test.name}`);
console.log('\nThe suites:');
for (const suite of times) console.log(`${seconds(suite)}  ${suite.name}`);
if (failures.length) console.log(`\nWhat failed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Has each suite run what a change can have touched, and says what that leaves out. */
function leaveOutUnchanged() {
  const base = changedSince();
  const changed = changedFiles(base);
  console.log(`${changed.length} files are others than in ${base}.`);
  if (!changed.length) stop('Nothing has changed.');
  const [units, ofServer, ofBrowser] = suites;
  const serverTests = serverTestsOf(changed, filesOf(ofServer));
  const { run: journeys, leftOut } = journeysThatShow(changed, filesOf(ofBrowser));
  const others = (count, all) => `${all.length - count} of ${all.length}`;
  console.log(`Left out: ${others(serverTests.length, filesOf(ofServer))} test files of the server, those of other folders;
${others(journeys.length, filesOf(ofBrowser))} journeys, ${leftOut.length} of which go where something has changed${leftOut.map((path) => `\n  ${path}`).join('')}`);
  const paths = (tests, folder) => tests.map((path) => relative(folder, path));
  suites.splice(0, suites.length, {
    ...units,
    run: () => vitest('units', ['--changed', base, '--passWithNoTests']),
  });
  if (serverTests.length)
    suites.push({
      ...ofServer,
      run: () => vitest('server', ['--root', 'apps/server', ...paths(serverTests, 'apps/server')]),
    });
  if (journeys.length) suites.push({ ...ofBrowser, run: () => browser(journeys) });
}

/** Databases of tests come and go by the hundred: they are kept in memory where there is enough. */
function keepInMemory() {
  const memory = '/dev/shm';
  const least = 4 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < least) return;
    const folder = mkdtempSync(join(memory, 'samtale-tests-'));
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // Not every system has it.
  }
}

/** All of the server's tests also show whether the embedded database was asked everything that PostgreSQL was. */
function server(filters) {
  // A file that is named runs on both databases.
  if (filters.length) process.env.SAMTALE_ALL_EMBEDDED = '1';
  const counted = vitest('server', ['--root', 'apps/server', ...filters]);
  if (filters.length) return counted;
  if (!run('../apps/server/test/statement-kinds/missing-kinds.ts', [])) return counted;
  const failures = [...counted.failures, 'A kind of statement was seen on PostgreSQL only (above).'];
  return { ...counted, failed: counted.failed + 1, failures };
}

function stop(why) {
  console.error(why);
  process.exit(2);
}

function filesOf(suite) {
  return globSync(suite.files, { cwd: root, exclude: (path) => path.includes('node_modules') });
}

function isNamed(path) {
  return names.some((name) => path.includes(name));
}

function seconds({ milliseconds }) {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
}

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
  if (second.failed) {
    const failures = [...first.failures, ...second.failures];
    return { ...first, failed: first.failed + second.failed, failures };
  }
  const names = cutOff.map(({ name }) => relative(root, name));
  return {
    ...first,
    passed: first.passed + waiting.length,
    failed: first.failed - cutOff.length,
    failures: first.failures.filter((failure) => !names.some((name) => failure.includes(name))),
  };
}

function vitestRun(name, args) {
  const file = join(results, `${name}.json`);
  const secondTries = `--reporter=${join(root, 'tools/second-tries.mjs')}`;
  const reporters = ['--reporter=default', '--reporter=json', secondTries, `--outputFile.json=${file}`];
  const code = run('vitest/vitest.mjs', ['run', ...args, ...reporters, '--silent=passed-only']);
  let cutOff = [];
  const counted = counts(file, code, (report) => {
    cutOff = report.testResults.filter(wasCutOff);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + cutOff.length,
      durations: report.testResults.flatMap((tested) =>
        tested.assertionResults.map((test) => ({
          name: `${relative(root, tested.name)} › ${test.fullName}`,
          milliseconds: test.duration ?? 0,
        })),
      ),
      failures: report.testResults.flatMap(failuresOf),
    };
  });
  return { ...counted, cutOff };
}

/** Each failed test of a file with the first line of why; the file itself, if none of them did. */
function failuresOf(file) {
  const path = relative(root, file.name);
  if (wasCutOff(file)) return [failure(path, file.message)];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map((test) => failure(`${path} › ${test.fullName}`, test.failureMessages?.[0]));
}

function failure(name, why = '') {
  const [line = ''] = stripVTControlCharacters(why).trim().split('\n');
  return `  ${name}\n      ${line.slice(0, 200)}`;
}

/** A file that failed and none of whose tests did: it could not be run, or V8 ended its process. Counts as one failure. */
function wasCutOff(file) {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
}

function browser(filters) {
  const file = join(results, 'browser.json');
  const code = run(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e', '--reporter=list,json,./e2e/helpers/failed-page.ts', ...filters],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  return counts(file, code, ({ stats, suites }) => {
    const journeys = suites.flatMap(journeysOf).map((spec) => ({
      name: `e2e/journeys/${spec.file} › ${spec.title}`,
      ok: spec.ok,
      results: spec.tests.flatMap(({ results }) => results),
    }));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      durations: journeys.map(({ name, results }) => ({
        name,
        milliseconds: Math.max(0, ...results.map(({ duration }) => duration)),
      })),
      failures: journeys
        .filter(({ ok }) => !ok)
        .map(({ name, results }) => failure(name, results.at(-1)?.error?.message)),
    };
  });
}

function journeysOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(journeysOf)];
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
  let counted = { passed: 0, failed: 0, durations: [], failures: [] };
  try {
    counted = { ...counted, ...read(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch (error) {
    console.error(`No report of the tests: ${error.message}`);
    return { ...counted, failed: 1, failures: [`  ${relative(root, file)} was not written`] };
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}
