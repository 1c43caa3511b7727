import type { OutboundClient, OutboundStream } from '@samtale/providers/http';
import { ReadError } from '../reading.ts';
import type { SiteSettings } from '../site-settings.ts';
import { CookieJar } from './cookie-jar.ts';

export interface SiteRequest {
  address: string;
  method?: 'GET' | 'POST';
  /** Of a form, `application/x-www-form-urlencoded`. */
  form?: string;
  headers?: readonly { name: string; value: string }[];
  /** Whether a redirect to an address is followed. */
  follows(address: string): boolean;
}

export interface SiteReply extends OutboundStream {
  /** Who answered in the end. */
  url: string;
  /** Where it leads on to without having been followed; null otherwise. */
  redirect: string | null;
}

const mostRedirects = 8;

/** Asks a website as one visitor: with what it set as cookies, and signed in where browsers ask for it themselves. */
export class SiteRequests {
  private readonly jar = new CookieJar();
  private readonly http: OutboundClient;
  private readonly timeoutMs: number;
  private readonly authorization: string | null;
  private readonly isOfSite: (address: string) => boolean;

  constructor(
    http: OutboundClient,
    { timeoutSecond, signIn }: SiteSettings,
    isOfSite: (address: string) => boolean,
  ) {
    this.http = http;
    this.timeoutMs = timeoutSecond * 1000;
    this.isOfSite = isOfSite;
    const written = signIn && !signIn.loginUrl && `${signIn.username}:${signIn.password}`;
    this.authorization = written ? `Basic ${Buffer.from(written).toString('base64')}` : null;
  }

  /** @throws {OutboundError | ReadError} when there is no reply, or no end of redirects. */
  async ask(request: SiteRequest): Promise<SiteReply> {
    let { address, method = 'GET', form } = request;
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const reply = await this.askOnce(address, method, form, request.headers ?? []);
      const led = redirectOf(reply, address);
      if (!led) return { ...reply, url: address, redirect: null };
      await reply.discard();
      if (!request.follows(led)) return { ...reply, url: address, redirect: led };
      const keepsBody = reply.status === 307 || reply.status === 308;
      if (!keepsBody) [method, form] = ['GET', undefined];
      // What was filled in is for the host it was sent to.
      else if (form !== undefined && new URL(led).origin !== new URL(address).origin) {
        throw new ReadError('signIn', led);
      }
      address = led;
    }
    throw new ReadError('status', `${mostRedirects + 1} × 3xx`);
  }

  private async askOnce(
    address: string,
    method: 'GET' | 'POST',
    form: string | undefined,
    headers: readonly { name: string; value: string }[],
  ): Promise<OutboundStream> {
    const cookie = await this.jar.headerFor(address);
    const reply = await this.http.receive({
      method,
      url: address,
      headers: [
        { name: 'accept', value: 'text/html,application/xhtml+xml,*/*;q=0.8' },
        ...(cookie ? [{ name: 'cookie', value: cookie }] : []),
        ...(this.authorization && this.isOfSite(address)
          ? [{ name: 'authorization', value: this.authorization }]
          : []),
        ...(form === undefined ? [] : [{ name: 'content-type', value: 'application/x-www-form-urlencoded' }]),
        ...headers,
      ],
      body: form ?? null,
      timeoutMs: this.timeoutMs,
    });
    await this.jar.keep(address, reply.headers['set-cookie']);
    return reply;
  }
}

/** Where a reply leads on to; null when it is one itself. */
function redirectOf({ status, headers }: OutboundStream, address: string): string | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const location = [headers.location ?? ''].flat()[0] ?? '';
  return location ? (URL.parse(location, address)?.href ?? null) : null;
}
