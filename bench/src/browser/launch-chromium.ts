import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { NotAvailable } from '../bench.ts';

/** `SAMTALE_CHROMIUM` names another one. */
const places = [
  ...(process.env.SAMTALE_CHROMIUM ? [process.env.SAMTALE_CHROMIUM] : []),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The pages of its own that Chromium loads for every new window's address bar, beside the page that is measured. */
const ofAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Starts the system's Chromium.
 * @throws {NotAvailable} when there is none.
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = places.find((place) => existsSync(place));
  if (!executablePath) throw new NotAvailable(`Chromium is not installed (looked for ${places.join(', ')})`);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      `--disable-features=${ofAddressBar.join(',')}`,
    ],
  });
}
