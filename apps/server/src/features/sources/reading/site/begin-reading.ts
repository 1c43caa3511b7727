import { OutboundError } from '@samtale/providers/http';
import { ReadError } from '../reading.ts';
import type { ReadingProcess } from '../reading-process.ts';
import type { SiteSettings } from '../site-settings.ts';
import { collectSeeds } from './collect-seeds.ts';
import { readRobots } from './read-robots.ts';
import type { Robots } from './robots.ts';
import { signInByForm } from './sign-in.ts';
import { identityOf, siteOf, withSuffix } from './site-address.ts';
import type { SiteAddresses } from './site-addresses.ts';
import type { SiteRequests } from './site-requests.ts';

export interface Beginning {
  robots: Robots;
  /** Where reading starts, the start itself first. */
  seeds: readonly string[];
}

interface Site {
  settings: SiteSettings;
  addresses: SiteAddresses;
  requests: SiteRequests;
  worker: ReadingProcess;
}

/**
 * Signs in if need be, finds out where the start leads and what the site asks, and what its site maps name.
 *
 * @throws {ReadError | OutboundError} when nothing of the site can be read.
 */
export async function beginReading({ settings, addresses, requests, worker }: Site): Promise<Beginning> {
  const { signIn, includeUnderPages } = settings;
  const typed = addresses.startAddress;
  if (!typed) throw new ReadError('badAddress');
  if (signIn?.loginUrl) await signInByForm(requests, worker, signIn);
  const answering = await whereAnswered(typed, settings, requests);
  let { robots } = answering;
  addresses.obey(robots);
  const led = await whereLeads(answering.address, settings, requests);
  addresses.startsAt(led);
  if (new URL(led).host !== new URL(typed).host) {
    robots = await readRobots(led, requests);
    addresses.obey(robots);
  }
  const start = addresses.startAddress && addresses.accepts(addresses.startAddress);
  if (!start) throw new ReadError('robots');
  const siteMaps = robots.siteMaps.length ? robots.siteMaps : [new URL('/sitemap.xml', led).href];
  const seeds = includeUnderPages ? await collectSeeds(siteMaps, addresses, requests, worker) : [];
  return { robots, seeds: [...new Set([start, ...seeds])] };
}

/**
 * The address at which the site answers, and its robots.txt. Where nobody can be reached by https, as an address without a
 * scheme is taken, it is by http; nobody signs in there.
 */
async function whereAnswered(
  address: string,
  { signIn }: SiteSettings,
  requests: SiteRequests,
): Promise<{ address: string; robots: Robots }> {
  try {
    return { address, robots: await readRobots(address, requests) };
  } catch (error) {
    const isSilent = error instanceof OutboundError && ['unreachable', 'timedOut'].includes(error.failure);
    if (!isSilent || signIn || !address.startsWith('https:')) throw error;
    const plain = address.replace('https:', 'http:');
    // What is told is how the address that was asked for failed.
    const robots = await readRobots(plain, requests).catch(() => Promise.reject(error));
    return { address: plain, robots };
  }
}

/** The start may lead to another writing of itself, or to the same site elsewhere; not to somebody else. */
async function whereLeads(start: string, settings: SiteSettings, requests: SiteRequests): Promise<string> {
  const reply = await requests.ask({
    address: withSuffix(start, settings.addAfterUrl),
    follows: (address) => isRelated(start, address),
  });
  await reply.discard();
  const { signIn } = settings;
  if (reply.redirect) throw new ReadError('status', `${reply.status} ${reply.redirect}`);
  if (signIn && (reply.status === 401 || reply.status === 403))
    throw new ReadError('signIn', String(reply.status));
  if (signIn && isSignInPage(reply.url, start, signIn.loginUrl)) throw new ReadError('signIn', reply.url);
  if (reply.status >= 400) throw new ReadError('status', String(reply.status));
  return reply.url;
}

/** Whether a request that was to be signed in came out at the form again, without having asked for that. */
export function isSignInPage(led: string, asked: string, loginUrl: string): boolean {
  const [from, to, login] = [asked, led, loginUrl].map(pageOf);
  return to !== null && to === login && from !== login;
}

/** What an address is known by, whatever it asks its page. */
function pageOf(address: string): string | null {
  const parsed = URL.parse(address);
  if (!parsed) return null;
  parsed.search = '';
  return identityOf(parsed);
}

/** `example.dk`, `www.example.com` and `da.example.com` go by the same name. */
function isRelated(start: string, led: string): boolean {
  const [from, to] = [start, led].map((address) => siteOf(new URL(address)));
  return from === to || nameOf(from ?? '') === nameOf(to ?? '');
}

const nameOf = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/\.(?:co|com|org|gov|ac)\.[a-z]{2}$/, '.uk')
    .split('.')
    .at(-2) ?? host;
