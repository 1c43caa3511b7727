// What npm test -- --changed runs: the tests beside what has changed, and the journeys that show it.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned-node.mjs';

/** So many journeys are run; more would take longer than three minutes with all else. */
const mostJourneys = 6;
/** They go through all screens, which takes long: they run when they have changed themselves. */
const walks = ['accessibility', 'overflow'].map((name) => `e2e/journeys/${name}.spec.ts`);
const journeys = 'e2e/journeys';
const consoleFeatures = 'apps/console/src/features';
const serverFeatures = 'apps/server/src/features';

/** The commit that changes are counted from: where this branch left the main one, else the last commit. */
export function changedSince() {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return 'HEAD';
  }
}

/** Paths of what is another than in `base`, and of what is new; from the root. */
export function changedFiles(base) {
  const changed = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard');
  return [...new Set(changed.split('\n').filter(Boolean))];
}

/**
 * The server's test files in the folders of what has changed: a feature's, one of the platform's, or those of the feature
 * that answers to a changed theme of the contract. By the import graph it would be all of them, since they start a server.
 */
export function serverTestsOf(changed, all) {
  const folders = new Set(changed.map(folderOfTests).filter(Boolean));
  return all.filter(
    (test) => [...folders].some((folder) => test.startsWith(folder)) || changed.includes(test),
  );
}

function folderOfTests(path) {
  const theme = path.match(/^packages\/contract\/src\/([^/]+)\//)?.[1];
  if (theme) return `${serverFeatures}/${theme}/`;
  return path.match(/^apps\/server\/src\/(?:features|platform)\/[^/]+\//)?.[0];
}

/**
 * The journeys that have changed, then those one of whose helpers has, then those that say most of the words of what has
 * changed in the console, or whose names are those of the widget's.
 */
export function journeysThatShow(changed, all) {
  const sources = new Map(all.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const words = wordsOfFeatures(changed);
  const isOfWidget = changed.some((path) => path.startsWith('apps/widget/'));
  const wanted = all
    .map((path) => ({ path, times: rank(path, sources.get(path)) }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times)
    .map(({ path }) => path);
  return { run: wanted.slice(0, mostJourneys), leftOut: wanted.slice(mostJourneys) };

  function rank(path, source) {
    if (changed.includes(path)) return Number.POSITIVE_INFINITY;
    if (walks.includes(path)) return 0;
    const helpers = helpersOf(source).filter((helper) => changed.includes(helper));
    return helpers.length * 1000 + timesSaid(path, source, words, isOfWidget);
  }
}

/** Paths of the helpers that a journey imports. */
function helpersOf(source) {
  return [...source.matchAll(/from '\.\.\/(helpers\/[^']+)'/g)].map(([, path]) => `e2e/${path}`);
}

/** The first words of the paths of texts that changed features use, which journeys cite them by. */
function wordsOfFeatures(changed) {
  const features = new Set(
    changed.flatMap(
      (path) =>
        path.match(/^(?:apps\/(?:console|server)\/src\/features|packages\/contract\/src)\/([^/]+)\//)?.[1] ??
        [],
    ),
  );
  const words = new Set(changed.flatMap((path) => path.match(/\/locales\/\w+\/([\w-]+)\.json$/)?.[1] ?? []));
  for (const feature of features)
    for (const path of sourcesIn(`${consoleFeatures}/${feature}`))
      for (const [, word] of readFileSync(path, 'utf8').matchAll(/useTranslation\('([\w-]+)'\)/g))
        words.add(word);
  return words;
}

function sourcesIn(folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(root, folder, path));
  } catch {
    // The server has features that no screen is named after.
    return [];
  }
}

function timesSaid(path, source, words, isOfWidget) {
  const cited = [...source.matchAll(/'([\w-]+)\.[\w.]+'/g)].filter(([, word]) => words.has(word));
  return cited.length + (isOfWidget && path.startsWith(`${journeys}/widget-`) ? 1 : 0);
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
