// The Node version the product runs on, whatever Node started the script. Needs nothing installed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = dependencies.node;
const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/** Whether this process runs on the pinned version. */
export const runsPinned = process.versions.node === version;

/** Path of the pinned Node: the one among the dependencies, or one fetched beside them to install those with. */
export function pinnedNode() {
  if (runsPinned) return process.execPath;
  const installed = join(root, 'node_modules/node/bin', executable);
  if (existsSync(installed)) return installed;
  const folder = join(root, '.toolchain');
  const fetched = join(folder, 'node_modules/node/bin', executable);
  if (existsSync(fetched)) return fetched;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(
    process.execPath,
    ['install', '--no-audit', '--no-fund', '--loglevel=error', '--no-package-lock'],
    folder,
  );
  return fetched;
}

/** Runs npm on a given Node, so that packages which ask for a newer one than the user has do not complain. */
export function npm(node, args, cwd = root) {
  const cli = process.env.npm_execpath ?? npmBeside(process.execPath);
  const command = cli ? [node, [cli, ...args]] : ['npm', args];
  execFileSync(...command, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function npmBeside(node) {
  const places = ['../../lib/node_modules/npm/bin/npm-cli.js', '../node_modules/npm/bin/npm-cli.js'];
  return places.map((place) => join(node, place)).find((path) => existsSync(path));
}
