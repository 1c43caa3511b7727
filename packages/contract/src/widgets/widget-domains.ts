/** Longest list of sites. */
export const domainsMax = 50;

const label = '[a-z0-9æøå](?:[a-z0-9æøå-]{0,61}[a-z0-9æøå])?';
const domain = new RegExp(`^(?:\\*\\.)?(?:${label}\\.)*${label}(?::\\d{1,5})?$`, 'i');

/** The sites of a widget's `domain` text, written with commas, spaces or lines between them. */
export const readDomains = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => one.toLowerCase());

/** Names that are no top-level domain of the internet, but of a network's own hosts (RFC 6761, RFC 6762 appendix G). */
const ownNames = 'localhost|local|test|internal|intranet|private|corp|home|lan';
const wholeTopLevel = new RegExp(`^\\*\\.(?!(?:${ownNames})(?::|$))[^.]+$`, 'i');

/**
 * Whether a text names a site: `example.dk`, `*.example.dk`, `localhost:3000`; no address with a path, and not
 * everything in a country (`*.dk`).
 */
export const isDomain = (text: string): boolean =>
  domain.test(text) && !wholeTopLevel.test(text) && portOf(text) <= highestPort;

const highestPort = 65_535;
const portOf = (site: string): number => Number(site.split(':')[1] ?? 0);

/**
 * The hosts a site stands for: a name is its `www.` too, and `*.` is everything below it and itself. For a content
 * security policy and for comparing with `location.host`.
 */
export function hostsOf(site: string): string[] {
  if (site.startsWith('*.')) return [site, site.slice(2)];
  return /^(www\.|localhost\b|[\d.]+(:|$))/.test(site) ? [site] : [site, `www.${site}`];
}
