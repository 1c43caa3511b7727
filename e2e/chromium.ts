import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** How the system's Chromium is started: `SAMTALE_CHROMIUM`, or the first one found on the path. */
export function chromiumOptions() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
  return {
    executablePath: process.env.SAMTALE_CHROMIUM || found,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-default-apps',
      '--disable-sync',
      '--no-first-run',
      // Pages of the address bar, which it would load beside every new window.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  };
}
