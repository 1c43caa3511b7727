// Writes pictures of every screen: node e2e/helpers/screenshots.ts <folder>. With --readme, only the two in docs/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import { Console } from './console.ts';
import { type Product, startProduct } from './product.ts';
import { haveConversations } from './screens/conversations.ts';
import { screens } from './screens.ts';
import { standStill } from './stand-still.ts';
import type { Language } from './texts.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder, or --readme');

const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;
const modes = ['light', 'dark'] as const;

async function picture(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('load');
  await standStill(page);
  await page.screenshot({ path, caret: 'initial' });
}

async function everyScreen(browser: Browser, product: Product, into: string): Promise<void> {
  for (const language of ['da', 'en'] as const satisfies Language[]) {
    const visitor = await haveConversations(browser, product, language);
    for (const [size, viewport] of Object.entries(sizes)) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const staff = new Console(await context.newPage(), product, language);
      const both = async (page: Page, name: string) => {
        for (const colorScheme of modes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await picture(page, join(into, `${name}-${colorScheme}-${size}-${language}.png`));
        }
      };
      await visitor.page.setViewportSize(viewport);
      await both(visitor.page, 'widget');
      await staff.signInByForm(() => both(staff.page, 'sign-in'));
      for (const { name, show } of screens) {
        await show(staff);
        await both(staff.page, name);
      }
      await context.close();
    }
    await visitor.page.context().close();
  }
}

/** The README's two pictures. */
async function readmePictures(browser: Browser, product: Product): Promise<void> {
  const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
  mkdirSync(docs, { recursive: true });
  const visitor = await haveConversations(browser, product, 'en');
  const viewport = sizes[1440];
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'en');
  await staff.signIn();
  await screens.find(({ name }) => name === 'chat')?.show(staff);
  await picture(staff.page, join(docs, 'console.png'));
  await visitor.page.setViewportSize({ width: 1000, height: 700 });
  await picture(visitor.page, join(docs, 'widget.png'));
}

const product = await startProduct();
const browser = await chromium.launch(chromiumOptions());
try {
  if (folder === '--readme') await readmePictures(browser, product);
  else {
    mkdirSync(folder, { recursive: true });
    await everyScreen(browser, product, folder);
  }
} finally {
  await browser.close();
  await product.stop();
}
