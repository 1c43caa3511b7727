import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type Axe from 'axe-core';
import { standStill } from './stand-still.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page's own, once `bringAxe` has put it there. */
declare const axe: typeof Axe;

/** What axe finds on the page and in its frames once everything stands still; of some rules, or of all. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await standStill(page);
  await Promise.all(page.frames().map(bringAxe));
  await Promise.all(page.frames().map(skipMotion));
  const { violations } = await page.evaluate(
    (runOnly) => axe.run(document, { runOnly, resultTypes: ['violations'] }),
    rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: tags },
  );
  await Promise.all(page.frames().map(allowMotion));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 200)}`));
}

/** Each document keeps it: reading it again takes longer than most looks. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(source);
  // A frame answers to the page around it, whatever its address.
  await frame.evaluate(() => axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
}

/** What arrives while axe looks is at the end of its animation at once: half faded in, no text has enough contrast. */
const skipMotion = (frame: Frame) =>
  frame.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after {
      animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important
    }`);
    document.adoptedStyleSheets.push(sheet);
  });

const allowMotion = (frame: Frame) => frame.evaluate(() => void document.adoptedStyleSheets.pop());
