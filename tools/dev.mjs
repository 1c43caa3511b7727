// npm run dev: the server restarts, and the console and the widget reload, as their files are saved.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onPinnedNode } from './on-pinned-node.mjs';
import { root } from './pinned-node.mjs';

await onPinnedNode();
const { build } = await import('./build.mjs');
build();

const port = process.env.PORT ?? '3000';
const server = `http://localhost:${port}`;
const vite = join(root, 'node_modules/vite/bin/vite.js');
const watched = ['apps/server/src', 'packages'].map((folder) => `--watch-path=${join(root, folder)}`);

const children = [
  run('server', [...watched, 'apps/server/src/main.ts'], root, { PORT: port }),
  run('console', [vite, '--port', '5173', '--strictPort'], join(root, 'apps/console')),
  run('widget', [vite, '--port', '5174', '--strictPort'], join(root, 'apps/widget')),
];
console.log(`
  Console  http://localhost:5173
  Widget   http://localhost:5174/widget/
  Server   ${server}
`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function run(name, args, cwd, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, SAMTALE_SERVER: server, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) =>
      process.stdout.write(String(chunk).replace(/^(?=.)/gm, `${name.padEnd(8)} `)),
    );
  }
  return child;
}
