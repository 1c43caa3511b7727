import type { SiteSettings } from '../site-settings.ts';
import { noRobots, type Robots } from './robots.ts';
import { identityOf, kindOfAddress, normaliseAddress, siteOf, withoutSuffix } from './site-address.ts';

/** Links that are looked at before others may have their turn. */
const linksAtOnce = 10;

/** Which addresses belong to what is read, and the one way in which each is written. */
export class SiteAddresses {
  private readonly settings: SiteSettings;
  private readonly sites = new Set<string>();
  private start: URL | null;
  private robots: Robots = noRobots;
  /** By what an address is known by, how it was first written, or where it then led. */
  private readonly written = new Map<string, string>();

  constructor(settings: SiteSettings) {
    this.settings = settings;
    this.start = normaliseAddress(settings.url);
    if (this.start) this.sites.add(siteOf(this.start));
  }

  /** Where reading starts; null when the setting is no address. */
  get startAddress(): string | null {
    return this.start?.href ?? null;
  }

  obey(robots: Robots): void {
    this.robots = robots;
  }

  /** Where the start led is the site as well: `example.dk` may be `www.example.com/da`. */
  startsAt(address: string): void {
    const start = normaliseAddress(withoutSuffix(address, this.settings.addAfterUrl));
    if (!start) return;
    this.start = start;
    this.sites.add(siteOf(start));
    this.ledTo(start.href, start.href);
  }

  /** An address turned out to be written otherwise, e.g. with a last slash. */
  ledTo(asked: string, address: string): void {
    const [from, to] = [normaliseAddress(asked), normaliseAddress(address)];
    if (from && to && identityOf(from) === identityOf(to)) this.written.set(identityOf(to), to.href);
  }

  /** Of this site, whatever else is said about it. */
  isOfSite(address: string): boolean {
    const parsed = URL.parse(address);
    return parsed !== null && this.sites.has(siteOf(parsed));
  }

  /** The address in the one way it is written if it is to be read, else null. */
  accepts(link: string, base?: string): string | null {
    const normal = normaliseAddress(link, base);
    const address = normal && URL.parse(withoutSuffix(normal.href, this.settings.addAfterUrl));
    if (!address || !this.sites.has(siteOf(address)) || kindOfAddress(address) === 'other') return null;
    const isStart = this.start !== null && identityOf(address) === identityOf(this.start);
    if (!isStart && !this.isIncluded(address)) return null;
    if (!this.robots.allows(address.pathname + address.search)) return null;
    const written = this.written.get(identityOf(address)) ?? address.href;
    this.written.set(identityOf(address), written);
    return written;
  }

  /** The same for many, bit by bit, as a site may ask for thousands of rules; each that is to be read once. */
  *acceptAll(links: readonly string[], base?: string): Generator<void, Set<string>> {
    const accepted = new Set<string>();
    for (const [index, link] of links.entries()) {
      if (index % linksAtOnce === 0) yield;
      const address = this.accepts(link, base);
      if (address) accepted.add(address);
    }
    return accepted;
  }

  private isIncluded(address: URL): boolean {
    const { includeUnderPages, includeOnlyStartedWith, notIncludeInUrl } = this.settings;
    if (!includeUnderPages) return false;
    const forms = [address.href, readable(address.href)].map((form) => form.toLowerCase());
    if (notIncludeInUrl.some((part) => forms.some((form) => form.includes(part.toLowerCase())))) return false;
    if (!includeOnlyStartedWith.length) return true;
    return includeOnlyStartedWith.some((start) => startsWith(address, start));
  }
}

/** Whole addresses are compared without scheme and `www.`, others from the first slash of the path. */
function startsWith(address: URL, start: string): boolean {
  const whole = URL.parse(start);
  const path = address.pathname + address.search;
  if (whole) return (siteOf(address) + path).startsWith(siteOf(whole) + whole.pathname + whole.search);
  const from = URL.parse(start.startsWith('/') ? start : `/${start}`, address.origin);
  return from !== null && path.startsWith(from.pathname + from.search);
}

/** With æ, ø and å instead of percent signs. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
