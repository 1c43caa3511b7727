import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchChromium } from './browser/launch-chromium.ts';

export interface ConsoleBytes {
  /** All files together, in thousands of bytes. */
  kilobytes: number;
  /** Each file, largest first. */
  files: { name: string; kilobytes: number }[];
}

const counted = new Set(['document', 'script', 'stylesheet']);
const userLabel = 'Brugernavn eller e-mail';

/**
 * What a browser loads until the first screen after sign-in stands: the page, scripts and styles of the sign-in and of
 * the flow list, each compressed with gzip at level 9. Fonts, pictures and answers of the API are not counted.
 */
export async function measureConsoleBytes(
  serverUrl: string,
  { user, password }: { user: string; password: string },
): Promise<ConsoleBytes> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ locale: 'da-DK' });
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (counted.has(response.request().resourceType()) && response.ok())
        bodies.set(response.url(), response.body());
    });
    await page.goto(`${serverUrl}/login`);
    await page.getByLabel(userLabel).pressSequentially(user);
    await page.locator('input[type=password]').pressSequentially(password);
    await page.keyboard.press('Enter');
    await page.getByRole('treeitem').or(page.getByRole('option')).first().waitFor();
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(
      [...bodies].map(async ([url, body]) => ({
        name: basename(new URL(url).pathname) || 'index.html',
        kilobytes: gzipSync(await body, { level: 9 }).length / 1000,
      })),
    );
    files.sort((one, other) => other.kilobytes - one.kilobytes);
    return { kilobytes: files.reduce((sum, file) => sum + file.kilobytes, 0), files };
  } finally {
    await browser.close();
  }
}
