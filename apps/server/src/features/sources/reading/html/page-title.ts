import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { tidy } from '../text-blocks.ts';
import { metaOf } from './page-facts.ts';
import { selectOne } from './select.ts';

const longestTitle = 300;
/** What stands between a page's name and the site's. */
const separator = /\s+[|–—·»:/-]\s+|\s*[|»]\s*/;

/**
 * What a page is called: as it tells those who share it, else in its title, without the site's name; else its heading,
 * else the end of its address.
 */
export function titleOf(page: Document, firstHeading: string, url: string): string {
  const heading = tidy(firstHeading).replaceAll('\n', ' ');
  const element = selectOne('head > title, title', page);
  const titles = [metaOf(page, 'og:title'), element && textContent(element)].map((title) =>
    tidy(title ?? '').replaceAll('\n', ' '),
  );
  const said = titles.find(Boolean) ?? '';
  const title = withoutSite(said, metaOf(page, 'og:site_name') ?? '', heading) || heading || endOf(url);
  return title.slice(0, longestTitle);
}

/** The site's name is known when the page tells it, or when the rest of the title is the heading. */
function withoutSite(title: string, site: string, heading: string): string {
  const parts = title.split(separator);
  if (parts.length < 2) return title;
  const own = parts.filter((part) => !isSame(part, site));
  if (own.length === 1 && own.length < parts.length) return own[0] ?? title;
  return parts.find((part) => isSame(part, heading)) ?? title;
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function endOf(url: string): string {
  const { pathname, host } = new URL(url);
  const end = pathname.split('/').filter(Boolean).at(-1);
  if (!end) return host;
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}
