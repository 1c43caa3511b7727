import { collectBody } from '@samtale/providers/http';
import { ReadError } from '../reading.ts';
import { noRobots, parseRobots, type Robots } from './robots.ts';
import type { SiteRequests } from './site-requests.ts';

const robotsMax = 500 * 1024;

/**
 * What the host of an address asks of programs. Nothing where there is no such file; where the host cannot tell, the
 * RFC has it that nothing may be read (RFC 9309, 2.3.1).
 *
 * @throws {ReadError | OutboundError}
 */
export async function readRobots(address: string, requests: SiteRequests): Promise<Robots> {
  const { href } = new URL('/robots.txt', address);
  const reply = await requests.ask({ address: href, follows: () => true });
  if (reply.status >= 500) {
    await reply.discard();
    throw new ReadError('robots', String(reply.status));
  }
  if (reply.status !== 200 || reply.contentType.includes('html')) {
    await reply.discard();
    return noRobots;
  }
  const bytes = await collectBody(reply.read(robotsMax), { takesBeginning: true });
  return parseRobots(new TextDecoder().decode(bytes));
}
