// Part of npm run check: what makes what stale is declared with the endpoints of the contract, and nowhere else. What the
// console calls to change something says what that invalidates, and what it reads says what it provides; what it does not
// call says nothing, as that would come along in its files; no list of what is stale is kept by hand. Usage: node tools/declared-invalidations.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints } from '../packages/contract/src/index.ts';
import { root } from './pinned-node.mjs';

/** Where one answer is read again that no change of the user's has made stale. */
const rereadByKey = ['source-cache.ts', 'use-flow-move.tsx', 'user-settings.ts'];

const folder = join(root, 'apps/console/src');
const files = readdirSync(folder, { recursive: true })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
/** The console may call an endpoint that is named in its source. */
const words = new Set(files.flatMap(({ text }) => text.match(/\w+/g) ?? []));
const declared = Object.values(endpoints).flatMap((group) => Object.entries(group));

tell(
  'The console calls them, so they say what they invalidate, with an empty list for nothing:',
  namesOf((endpoint, isCalled) => isCalled && changes(endpoint) && !endpoint.invalidates),
);
tell(
  'The console reads them, so they say what they provide, with an empty list for what no change makes stale:',
  namesOf((endpoint, isCalled) => isCalled && isRead(endpoint) && !endpoint.provides),
);
tell(
  'The console does not call them, so they neither provide nor invalidate anything:',
  namesOf(({ provides, invalidates }, isCalled) => !isCalled && (provides || invalidates)),
);
tell(
  'What is stale is asked for by subjects (`reread`), not by keys:',
  files
    .filter(({ text }) => /invalidateQueries\(\{\s*queryKey/.test(text))
    .map(({ path }) => path)
    .filter((path) => !rereadByKey.includes(basename(path))),
);

function isOfStaff({ access }) {
  return access.kind === 'agent' || access.kind === 'signedIn';
}

/** Whether a call of the staff changes something, as the audit log has it. */
function changes({ access, method, audit }) {
  return isOfStaff({ access }) && (method === 'GET' ? audit === 'entered' : audit !== 'reads');
}

/** Whether the staff get an answer that the console may keep, which a file is not. */
function isRead({ access, method, audit, fileReply }) {
  return isOfStaff({ access }) && method === 'GET' && audit !== 'entered' && !fileReply;
}

function namesOf(isWanted) {
  return declared.filter(([name, endpoint]) => isWanted(endpoint, words.has(name))).map(([name]) => name);
}

function tell(rule, broken) {
  if (!broken.length) return;
  console.error([rule, ...broken.map((one) => `  ${one}`)].join('\n'));
  process.exitCode = 1;
}
