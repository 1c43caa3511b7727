// Holds the recipes against the code: each file that one names is there, and each name of the code that stands in a step
// is written in one of that step's files. Usage: node tools/recipes.mjs
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned-node.mjs';

const folder = join(root, 'docs/recipes');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const isPath = (word) =>
  /^[\w@.{},<>/-]+$/.test(word) && (word.includes('/') || /\.(ts|tsx|json|mjs|md)$/.test(word));
const isName = (word) => /^[A-Za-z]\w*$/.test(word);
/** A place for something that is not there yet, as `<noun>`. */
const isOpen = (path) => path.includes('<') || path.includes('{');

const problems = readdirSync(folder).flatMap((file) =>
  stepsOf(readFileSync(join(folder, file), 'utf8')).flatMap((step) => problemsIn(file, step)),
);
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);

/** The numbered steps, each with the lines that belong to it. */
function stepsOf(text) {
  return text.split(/\n(?=\d+\. )/).slice(1);
}

function problemsIn(file, step) {
  const words = Array.from(step.matchAll(/`([^`]+)`/g), ([, word]) => word);
  const paths = words.filter((word) => isPath(word) && !isOpen(word));
  const found = paths.map((path) => ({ path, files: filesOf(path) }));
  const gone = found.filter(({ files }) => !files.length).map(({ path }) => `${file}: there is no ${path}`);
  const texts = found.flatMap(({ files }) => files).map((one) => readFileSync(join(root, one), 'utf8'));
  const names = texts.length ? words.filter((word) => isName(word) && !isPath(word)) : [];
  const unknown = names.filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  return [...gone, ...unknown.map((name) => `${file}: ${name} stands in none of ${paths.join(', ')}`)];
}

/** The files that a path means: from the root, or the end of one that is there; of a folder its files. */
function filesOf(path) {
  const bare = path.replace(/\/$/, '');
  return tracked.filter(
    (one) =>
      one === bare || one.endsWith(`/${bare}`) || one.startsWith(`${bare}/`) || one.includes(`/${bare}/`),
  );
}
