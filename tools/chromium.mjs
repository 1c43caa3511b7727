// Sees to it that there is a Chromium for the browser tests: gets it from the system's package manager where that is allowed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Throws with what to run when there is none and none may be installed. `e2e/helpers/chromium.ts` finds it again. */
export function haveChromium() {
  if (isPresent()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const quietly = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], quietly);
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], quietly);
  }
  if (isPresent()) return;
  throw new Error(
    'The browser tests need Chromium. Install it, on Debian with `sudo apt-get install chromium`, ' +
      'or name one with SAMTALE_CHROMIUM.',
  );
}

function isPresent() {
  if (process.env.SAMTALE_CHROMIUM) return true;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), mac];
  return places.some((path) => existsSync(path));
}
