/** Say where somebody came from or who is looking, not what is shown. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|igshid|phpsessid|jsessionid|aspsessionid\w*)$/i;

/** What is no page and no document, by how its address ends. */
const otherFiles =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|json|xml|rss|atom|woff2?|ttf|eot|mp[34]|m4[av]|mov|avi|wm[av]|webm|og[gv]|wav|zip|rar|7z|t?gz|tar|exe|msi|dmg|iso|apk|xlsx?|xlsm|csv|ods|odt|odp|pptx?|ppsx?|epub|ics|vcf|eps|psd|ai|dwg)$/i;

const documents = /\.(?:pdf|docx?|txt)$/i;

const longestAddress = 2000;

/** What an address leads to as far as its ending tells. */
export function kindOfAddress(address: URL): 'page' | 'document' | 'other' {
  if (documents.test(address.pathname)) return 'document';
  return otherFiles.test(address.pathname) ? 'other' : 'page';
}

/**
 * An address without what does not change where it leads: fragment, credentials, tracking; null when it is no address of
 * the web.
 */
export function normaliseAddress(link: string, base?: string): URL | null {
  const address = URL.parse(link.trim(), base);
  if (!address || !['http:', 'https:'].includes(address.protocol)) return null;
  if (address.href.length > longestAddress) return null;
  address.hash = '';
  address.username = '';
  address.password = '';
  address.pathname = address.pathname.replace(/;jsessionid=[^/]*/i, '');
  const query = address.search.slice(1).split('&');
  const kept = query.filter((part) => part && !tracking.test(part.split('=')[0] ?? ''));
  address.search = kept.length ? `?${kept.join('&')}` : '';
  return address;
}

/** A site is the same with and without `www.`, and by http and https. */
export const siteOf = ({ host }: URL): string => host.toLowerCase().replace(/^www\./, '');

/** What an address is known by: those that differ in scheme, `www.` or a last slash lead to the same page. */
export const identityOf = (address: URL): string =>
  siteOf(address) + address.pathname.replace(/\/+$/, '') + address.search;

/** An address as it is asked for: `?print=1` becomes `&print=1` where there is a query already. */
export function withSuffix(address: string, suffix: string): string {
  if (!suffix || address.endsWith(suffix)) return address;
  return suffix.startsWith('?') && address.includes('?') ? `${address}&${suffix.slice(1)}` : address + suffix;
}

/** Undoes `withSuffix`. */
export function withoutSuffix(address: string, suffix: string): string {
  if (!suffix) return address;
  const joined = suffix.startsWith('?') ? `&${suffix.slice(1)}` : suffix;
  const found = [suffix, joined].find((ending) => address.endsWith(ending));
  return found ? address.slice(0, -found.length) : address;
}
