import { type endpoints, type ReplyOf, siteKeys } from '@samtale/contract';
import { OutboundError, type OutboundReply } from '@samtale/providers/http';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { inTurns } from '../../platform/in-turns.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { readElements, readSnippets, withoutComments } from './read-snippets.ts';
import { blockingDirectives } from './site-policy.ts';
import { widgets } from './tables.ts';
import { hostsOfWidget } from './widget-for-visitors.ts';

type SiteCheck = ReplyOf<typeof endpoints.widgets.checkSite>;

/** This server is not to be what others' sites are asked through. */
const byAgent: AttemptLimit = { name: 'checkSite.agent', most: 60, seconds: 3600 };
const timeoutMs = 10_000;

/** Whether a page shows a widget, and what keeps it from doing so. Throws `notFound` and `tooManyRequests`. */
export async function checkSite(
  app: App,
  agentId: string,
  clientId: string,
  written: string,
): Promise<SiteCheck> {
  const widget = await app.database.agent(agentId).first(widgets, eq(widgets.id, clientId));
  if (!widget) throw notFound();
  if (!(await app.limits.take([{ limit: byAgent, subject: agentId }])))
    throw new AppError('tooManyRequests', siteKeys.tooMany);
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`;
  const isListed = isListedIn(hostsOfWidget(widget));
  const reply = await ask(app, url);
  if (!reply)
    return { result: 'unreachable', finalUrl: null, status: null, isListed: isListed(url), blockedBy: [] };
  const page = { finalUrl: reply.url, status: reply.status, isListed: isListed(reply.url) };
  if (reply.status < 200 || reply.status >= 300) return { ...page, result: 'refused', blockedBy: [] };
  return { ...page, ...(await inTurns(readPage(reply, app.publicUrl(), widget.clientKey))) };
}

async function ask(app: App, url: string): Promise<OutboundReply | null> {
  try {
    return await app.outbound.http.ask({
      method: 'GET',
      url,
      headers: [{ name: 'accept', value: 'text/html' }],
      body: null,
      timeoutMs,
      takesBeginning: true,
    });
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}

/** As the script decides it on the page. */
const isListedIn = (hosts: readonly string[]) => (url: string) => {
  const host = URL.parse(url)?.host ?? '';
  return (
    !hosts.length ||
    hosts.some((site) => (site.startsWith('*.') ? host.endsWith(site.slice(1)) : site === host))
  );
};

function* readPage(
  { url, body, headers }: OutboundReply,
  server: string,
  clientKey: string,
): Generator<void, Pick<SiteCheck, 'result' | 'blockedBy'>> {
  const html = withoutComments(body);
  const snippets = yield* readSnippets(html, server, url);
  const own = snippets.filter((snippet) => snippet.clientKey === clientKey);
  const blockedBy = blockingDirectives([...sentPolicies(headers), ...(yield* writtenPolicies(html))], {
    page: new URL(url),
    script: new URL(`${server}/widget/${encodeURIComponent(clientKey)}.js`),
    nonces: new Set(own.flatMap(({ nonce }) => nonce || [])),
  });
  return { result: own.length ? 'found' : snippets.length ? 'otherKey' : 'missing', blockedBy };
}

/** Several in one header have commas between them. */
const sentPolicies = (headers: OutboundReply['headers']): string[] =>
  [headers['content-security-policy'] ?? []].flat().flatMap((sent) => sent.split(','));

function* writtenPolicies(html: string): Generator<void, string[]> {
  const elements = yield* readElements(html, 'meta');
  return elements.flatMap((attributes) => {
    const isPolicy = attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';
    return isPolicy ? (attributes.get('content') ?? []) : [];
  });
}
