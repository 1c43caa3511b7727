import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Chromium without what only a window needs, which is a fifth less work. It has no notifications. */
const shell = 'chromium-headless-shell';
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A page lives for seconds in most journeys: optimising its code takes longer than the code runs. */
const compiling = { quickly: '--no-maglev --no-turbofan', well: '--no-turbofan' } as const;

/**
 * How the system's Chromium is started: the one that `SAMTALE_CHROMIUM` names, or the first on the path; its headless shell,
 * where it is installed, unless the `whole` browser is asked for.
 */
export function chromiumOptions(part: 'shell' | 'whole' = 'shell', code: keyof typeof compiling = 'quickly') {
  const wanted = part === 'whole' ? names : [shell, ...names];
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const found = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return {
    executablePath: process.env.SAMTALE_CHROMIUM || [...found, onMac].find(existsSync),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-default-apps',
      '--disable-sync',
      '--no-first-run',
      // Pages of the address bar, which it would load beside every new window.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      `--js-flags=${compiling[code]}`,
    ],
  };
}
