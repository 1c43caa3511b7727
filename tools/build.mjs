// Builds what changed: the console, the widget, and the database that a first start copies.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './pinned-node.mjs';

const stamps = join(root, '.cache/stamps');

const parts = [
  { name: 'console', output: 'apps/console/dist/index.html', sources: ['apps/console', 'packages'], build: buildConsole },
  { name: 'widget', output: 'apps/widget/dist/widget.js', sources: ['apps/widget', 'packages'], build: buildWidget },
  {
    name: 'database',
    output: '.cache/database',
    sources: ['apps/server/src', 'apps/server/migrations', 'packages'],
    build: buildDatabase,
  },
];

/** Builds each part whose sources have changed since it was built last. */
export async function build() {
  mkdirSync(stamps, { recursive: true });
  for (const part of parts) {
    const stamp = join(stamps, part.name);
    const fingerprint = fingerprintOf(part.sources);
    const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
    if (fresh && existsSync(join(root, part.output))) continue;
    console.log(`Building the ${part.name} …`);
    await part.build();
    writeFileSync(stamp, fingerprint);
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

async function buildDatabase() {
  const { prepareTemplate } = await import('../apps/server/src/demo/prepare-template.ts');
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
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
