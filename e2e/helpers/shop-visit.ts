import type { Browser } from '@playwright/test';
import type { ChatClient } from '@samtale/contract';
import { type ForeignSite, shopPage } from './foreign-site.ts';
import type { Language } from './texts.ts';
import { Widget } from './widget.ts';

/** The line that the console hands out for a site. */
export const snippetOf = ({ scriptUrl }: ChatClient): string => `<script async src="${scriptUrl}"></script>`;

/** Someone new comes to a shop in which a chat is embedded; `language` is the one the chat speaks to them. */
export async function visitShop(
  browser: Browser,
  site: ForeignSite,
  embed: string,
  language: Language,
  pageLanguage: string = language,
): Promise<Widget> {
  site.show(shopPage(embed, '', pageLanguage));
  // A context of its own has no script in its cache, where it would be good for a minute.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.url);
  return new Widget(page, language);
}
