import { collectBody, type OutboundClient, OutboundError } from '@samtale/providers/http';
import { inTurns } from '../../../../platform/in-turns.ts';
import { readDocument } from '../read-document.ts';
import { type Failed, type KnownReply, ReadError, type Reading } from '../reading.ts';
import { ReadingProcess } from '../reading-process.ts';
import type { SiteSettings } from '../site-settings.ts';
import { beginReading, isSignInPage } from './begin-reading.ts';
import { conditionsOf, knownBy, robotsHeaderOf } from './reply-headers.ts';
import { nameOfDocument, withSavedBody } from './saved-body.ts';
import { identityOf, kindOfAddress, withoutSuffix, withSuffix } from './site-address.ts';
import { SiteAddresses } from './site-addresses.ts';
import { type SiteReply, SiteRequests } from './site-requests.ts';

/** Of a page the beginning is read, in bytes. */
const pageMax = 5 * 1024 * 1024;
const documentMax = 50 * 1024 * 1024;
const pageLimits = { seconds: 15, megabytes: 512 };

/** Reads one website, many of its addresses at the same time if wanted. */
export class SiteReader {
  private readonly settings: SiteSettings;
  private readonly addresses: SiteAddresses;
  private readonly requests: SiteRequests;
  private readonly worker: ReadingProcess;
  /** What the site asks to be waited for between two requests, in seconds; known once reading has begun. */
  crawlDelay = 0;

  constructor(http: OutboundClient, settings: SiteSettings, company: string) {
    this.worker = new ReadingProcess(pageLimits, company);
    this.settings = settings;
    this.addresses = new SiteAddresses(settings);
    this.requests = new SiteRequests(http, settings, (address) => this.addresses.isOfSite(address));
  }

  /** Signs in if need be, reads robots.txt, and tells where reading starts: the address itself first, then what site maps name. */
  async begin(): Promise<{ seeds: readonly string[]; failure?: Failed }> {
    try {
      const { robots, seeds } = await beginReading({
        settings: this.settings,
        addresses: this.addresses,
        requests: this.requests,
        worker: this.worker,
      });
      this.crawlDelay = robots.crawlDelaySeconds;
      return { seeds };
    } catch (error) {
      return { seeds: [], failure: failedBy(error) };
    }
  }

  /** The address in the one way it is written if it is to be read (same site, filters, robots), else null. */
  accepts(link: string, base?: string): string | null {
    return this.addresses.accepts(link, base);
  }

  /** Reads one address; never rejects for what a site does. */
  async read(url: string, known?: KnownReply): Promise<Reading> {
    try {
      const reply = await this.requests.ask({
        address: withSuffix(url, this.settings.addAfterUrl),
        headers: conditionsOf(known),
        follows: (address) => this.isToBeRead(address, url),
      });
      const refused = await this.refusalOf(reply, url);
      return refused ?? (await this.take(reply, url));
    } catch (error) {
      return { kind: 'failed', ...failedBy(error) };
    }
  }

  /** Ends its process, after what it reads. */
  close(): Promise<void> {
    return this.worker.close();
  }

  private isToBeRead(address: string, asked: string): boolean {
    const [to, from] = [URL.parse(withoutSuffix(address, this.settings.addAfterUrl)), URL.parse(asked)];
    const isSame = to !== null && from !== null && identityOf(to) === identityOf(from);
    return isSame || this.accepts(address) !== null;
  }

  /** What a reply says instead of a page. */
  private async refusalOf(reply: SiteReply, asked: string): Promise<Reading | null> {
    const { status, redirect } = reply;
    const { signIn } = this.settings;
    const led = redirect ?? reply.url;
    const isSignedOut = signIn !== null && isSignInPage(led, asked, signIn.loginUrl);
    if (status === 200 && !isSignedOut) return null;
    await reply.discard();
    if (isSignedOut) return { kind: 'failed', failure: 'signIn', detail: led };
    if (status === 304) return { kind: 'unchanged' };
    if (status === 404 || status === 410) return { kind: 'gone', status };
    if (redirect) return { kind: 'moved', url: redirect };
    const isRefused = signIn !== null && (status === 401 || status === 403);
    return { kind: 'failed', failure: isRefused ? 'signIn' : 'status', detail: String(status) };
  }

  private async take(reply: SiteReply, asked: string): Promise<Reading> {
    const led = withoutSuffix(reply.url, this.settings.addAfterUrl);
    this.addresses.ledTo(asked, led);
    const url = this.accepts(led) ?? led;
    const type = (reply.contentType.split(';')[0] ?? '').trim().toLowerCase();
    if (/^$|html/.test(type)) return this.takePage(reply, url);
    const isDocument =
      /^application\/(?:pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$|^text\/plain$/;
    const isNamedSo = kindOfAddress(new URL(url)) === 'document' && /octet-stream|download/.test(type);
    if (isDocument.test(type) || isNamedSo) return this.takeDocument(reply, url);
    await reply.discard();
    return { kind: 'failed', failure: 'notReadable', detail: type };
  }

  private async takePage(reply: SiteReply, asked: string): Promise<Reading> {
    const bytes = await collectBody(reply.read(pageMax), { takesBeginning: true });
    const { excludedContent, mainTagName, lastModifiedTagName } = this.settings;
    const selection = { excludedContent, mainTagName, lastModifiedTagName };
    const page = await this.worker.run('page', {
      bytes,
      contentType: reply.contentType,
      url: reply.url,
      selection,
    });
    if ('failure' in page) return { kind: 'failed', ...page };
    const header = robotsHeaderOf(reply);
    const links = page.noFollow || header.noFollow ? [] : await this.acceptedOf(page.links);
    const url = (page.canonical && this.accepts(page.canonical)) || asked;
    if (page.noIndex || header.noIndex) return { kind: 'unlisted', url, links };
    if (!page.text) return { kind: 'failed', failure: 'noText', detail: '', links };
    const { title, text, language, lastModified, contact } = page;
    return { kind: 'page', url, title, text, language, lastModified, links, contact, ...knownBy(reply) };
  }

  private async takeDocument(reply: SiteReply, url: string): Promise<Reading> {
    if (robotsHeaderOf(reply).noIndex) {
      await reply.discard();
      return { kind: 'unlisted', url, links: [] };
    }
    const name = nameOfDocument(reply);
    const document = await withSavedBody(reply.read(documentMax), (path) =>
      readDocument(path, name, this.worker.company),
    );
    if ('failure' in document) return { kind: 'failed', ...document };
    return { kind: 'document', url, ...document, ...knownBy(reply) };
  }

  private async acceptedOf(links: readonly string[]): Promise<string[]> {
    return [...(await inTurns(this.addresses.acceptAll(links)))];
  }
}

function failedBy(error: unknown): Failed {
  if (error instanceof ReadError) return { failure: error.failure, detail: error.detail };
  if (!(error instanceof OutboundError)) throw error;
  const { failure, message } = error;
  return { failure, detail: message === failure ? '' : message };
}
