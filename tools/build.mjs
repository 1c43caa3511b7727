// Builds what changed: the product (the console, the widget, the server, and the database that a first start copies),
// or what only tests need. `node tools/build.mjs product tests` builds both.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { leanProcess } from './lean-process.mjs';
import { root } from './pinned-node.mjs';

const stamps = join(root, '.cache/stamps');

const product = [
  {
    name: 'console',
    output: 'apps/console/dist/index.html',
    sources: ['apps/console', 'packages'],
    build: buildConsole,
  },
  {
    name: 'widget',
    output: 'apps/widget/dist/widget.js',
    sources: ['apps/widget', 'packages'],
    build: buildWidget,
  },
  {
    name: 'server',
    output: 'apps/server/dist/main.js',
    sources: ['apps/server/src', 'apps/server/build.mjs', 'packages'],
    build: buildServer,
  },
  {
    name: 'database',
    output: '.cache/database',
    sources: ['apps/server/src', 'apps/server/migrations', 'packages'],
    build: buildDatabase,
  },
];

const tests = [
  {
    name: 'threads of tests',
    output: '.cache/test-threads/pool-worker.js',
    sources: ['apps/server/src', 'apps/server/build.mjs', 'packages'],
    build: buildTestThreads,
  },
];

const groups = { product, tests };

/** The parts of some groups whose sources have changed since they were built last. */
function staleParts(names) {
  const parts = names.flatMap((name) => groups[name]);
  return parts.filter((part) => {
    const stamp = join(stamps, part.name);
    const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(part.sources);
    return !fresh || !existsSync(join(root, part.output));
  });
}

/**
 * Builds what changed of the product, in a process of its own: building takes memory that a server would keep. It has the flags of
 * this one, so that what it compiles is of use here.
 */
export function build() {
  const script = [...process.execArgv, fileURLToPath(import.meta.url)];
  if (staleParts(['product']).length) execFileSync(process.execPath, script, { stdio: 'inherit' });
}

async function buildStaleParts(names) {
  // In the environment of tests the libraries' slow, talkative halves would be built.
  process.env.NODE_ENV = 'production';
  mkdirSync(stamps, { recursive: true });
  for (const part of staleParts(names)) {
    console.log(`Building the ${part.name} …`);
    const fingerprint = fingerprintOf(part.sources);
    await part.build();
    writeFileSync(join(stamps, part.name), fingerprint);
  }
}

async function buildConsole() {
  const { build: viteBuild } = await import('vite');
  await viteBuild({ root: join(root, 'apps/console'), logLevel: 'error' });
  compress(join(root, 'apps/console/dist/assets'));
}

async function buildWidget() {
  const { buildWidget: buildBoth } = await import('../apps/widget/build.mjs');
  await buildBoth();
  compress(join(root, 'apps/widget/dist/frame/assets'));
}

async function buildServer() {
  const { buildServer: bundle } = await import('../apps/server/build.mjs');
  await bundle();
}

async function buildTestThreads() {
  const { buildTestThreads: bundle } = await import('../apps/server/build.mjs');
  await bundle();
}

/** With the built server, which is compiled and kept so for the first start. */
async function buildDatabase() {
  leanProcess();
  const { prepareTemplate } = await import('../apps/server/dist/prepare-template.js');
  await prepareTemplate(join(root, '.cache/database'));
}

/** Writes a .br and a .gz beside each text file, for the server to send as they are. */
function compress(folder) {
  for (const path of filesBelow(folder)) {
    if (!/\.(js|css|json|svg)$/.test(path)) continue;
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
}

function fingerprintOf(sources) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const source of sources) {
    for (const path of filesBelow(join(root, source))) {
      const { mtimeMs, size } = statSync(path);
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  const skipped = new Set(['node_modules', 'dist', '.vite']);
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  await buildStaleParts(names.length ? names : ['product']);
}
