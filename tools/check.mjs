// npm run check: types, lint and import rules.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onPinnedNode } from './on-pinned-node.mjs';
import { root } from './pinned-node.mjs';

await onPinnedNode();

const projects = [
  'packages/contract',
  'packages/dialog',
  'packages/embed',
  'packages/nlu',
  'packages/retrieval',
  'packages/providers',
  'apps/server',
  'apps/console',
  'apps/console/src/service-worker',
  'apps/widget',
  'bench',
  'e2e',
];
const checks = [
  ...projects.map((project) => ({
    name: `types of ${project}`,
    script: 'typescript/bin/tsc',
    args: ['-p', project],
  })),
  {
    name: 'lint and import rules',
    script: '@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings'],
  },
  {
    name: 'one direction among the server’s features',
    script: '../tools/room-circles.mjs',
    args: ['apps/server/src/features', '--tables'],
  },
  {
    name: 'one direction among the rooms of conversations',
    script: '../tools/room-circles.mjs',
    args: ['apps/server/src/features/conversations'],
  },
  {
    name: 'one direction in the console: app, features, lib, ui',
    script: '../tools/room-circles.mjs',
    args: ['apps/console/src'],
  },
  {
    name: 'one direction among the console’s features',
    script: '../tools/room-circles.mjs',
    args: ['apps/console/src/features', '--by-index'],
  },
  {
    name: 'one direction in what the console’s features share',
    script: '../tools/room-circles.mjs',
    args: ['apps/console/src/lib'],
  },
  {
    name: 'what changes make stale is declared in the contract',
    script: '../tools/declared-invalidations.mjs',
    args: [],
  },
  {
    name: 'recipes name what is there',
    script: '../tools/recipes.mjs',
    args: [],
  },
];

const failures = [];
for (const check of checks) {
  const { code, output } = await run(check);
  if (code === 0) continue;
  failures.push(check.name);
  console.error(`\n${check.name}:\n${output}`);
}
console.log(failures.length ? `\nFailed: ${failures.join(', ')}` : 'All checks passed');
process.exit(failures.length ? 1 : 0);

function run({ script, args }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });
}
