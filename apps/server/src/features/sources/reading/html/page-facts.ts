import type { Document, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseWrittenDate } from './parse-written-date.ts';
import { selectAll, selectOne } from './select.ts';

const linksMax = 5000;

/** What a meta element says, by its name or property. */
export function metaOf(page: Document, name: string): string | null {
  const wanted = name.toLowerCase();
  const found = selectAll('meta[content]', page).find(({ attribs }) =>
    [attribs.name, attribs.property, attribs.itemprop, attribs['http-equiv']].some(
      (said) => said?.toLowerCase() === wanted,
    ),
  );
  return found?.attribs.content ?? null;
}

/** As `da`. */
export function languageOf(page: Document): string | null {
  const said =
    selectOne('html', page)?.attribs.lang || metaOf(page, 'content-language') || metaOf(page, 'og:locale');
  return /^\s*([a-z]{2,3})(?:[-_]|\s*$)/i.exec(said ?? '')?.[1]?.toLowerCase() ?? null;
}

export function canonicalOf(page: Document, url: string): string | null {
  const href = selectOne('link[rel~=canonical i][href]', page)?.attribs.href;
  return href ? (URL.parse(href, baseOf(page, url))?.href ?? null) : null;
}

/** What `<meta name="robots">` asks, or one that names us. */
export function robotsOf(page: Document): { noIndex: boolean; noFollow: boolean } {
  const said = selectAll('meta[content]', page)
    .filter(({ attribs }) => /^(?:robots|samtale)$/i.test(attribs.name ?? ''))
    .flatMap(({ attribs }) => (attribs.content ?? '').toLowerCase().split(/[\s,]+/));
  return {
    noIndex: said.includes('noindex') || said.includes('none'),
    noFollow: said.includes('nofollow') || said.includes('none'),
  };
}

/** Where a page leads, except where it says that one is not to follow. */
export function linksOf(page: Document, url: string): string[] {
  const base = baseOf(page, url);
  const links = new Set<string>();
  for (const { attribs } of selectAll('a[href], area[href], link[rel~=next i][href]', page)) {
    if (/\bnofollow\b/i.test(attribs.rel ?? '')) continue;
    const address = URL.parse(attribs.href?.trim() ?? '', base);
    if (address && /^https?:$/.test(address.protocol) && links.size < linksMax) links.add(address.href);
  }
  const refreshed = /url\s*=\s*["']?([^"']+)/i.exec(metaOf(page, 'refresh') ?? '')?.[1];
  const onward = refreshed ? URL.parse(refreshed.trim(), base) : null;
  if (onward) links.add(onward.href);
  return [...links];
}

const usualDates =
  'meta[property="article:modified_time"], meta[property="og:updated_time"], meta[itemprop=dateModified], meta[name="last-modified" i], meta[name="dcterms.modified" i], meta[name="dc.date.modified" i], time[itemprop=dateModified]';

/** When a page says it was changed: in what a selector finds, or a meta element of that name, else where pages usually do. */
export function lastModifiedOf(page: Document, selector: string): string | null {
  if (!selector) return dateIn(selectOne(usualDates, page));
  const named = /^[\w:.-]+$/.test(selector) ? metaOf(page, selector) : null;
  return named ? parseWrittenDate(named) : dateIn(selectOne(selector, page));
}

function dateIn(element: Element | null): string | null {
  if (!element) return null;
  const { datetime, content } = element.attribs;
  return parseWrittenDate(datetime ?? content ?? textContent(element));
}

function baseOf(page: Document, url: string): string {
  const href = selectOne('base[href]', page)?.attribs.href;
  return (href && URL.parse(href, url)?.href) || url;
}
