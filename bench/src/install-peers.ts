import { spawn } from 'node:child_process';
import { access, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The libraries that figures are compared with have a lockfile of their own: the product never needs them. */
export const peersFolder = fileURLToPath(new URL('../peers/', import.meta.url));

/** Holds the lockfile of the last finished installation, so that an unchanged one is not repeated. */
const installedLock = `${peersFolder}node_modules/.installed-lock.json`;

/**
 * Installs the reference libraries in `bench/peers` by `npm ci`, unless they already are.
 * @throws when npm fails, with what it wrote.
 */
export async function installPeers(log: (line: string) => void): Promise<void> {
  const lock = await readFile(`${peersFolder}package-lock.json`, 'utf8');
  const installed = await readFile(installedLock, 'utf8').catch(() => null);
  if (installed === lock) return;
  log('Installing the reference libraries (bench/peers) …');
  await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  await access(`${peersFolder}node_modules`);
  await writeFile(installedLock, lock);
}

function runNpm(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const npmScript = process.env.npm_execpath;
    const child = npmScript?.endsWith('.js')
      ? spawn(process.execPath, [npmScript, ...args], { cwd: peersFolder })
      : spawn('npm', args, { cwd: peersFolder, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args.join(' ')} in bench/peers failed (${code}):\n${output}`));
    });
  });
}
