import { collectBody, OutboundError } from '@samtale/providers/http';
import { inTurns } from '../../../../platform/in-turns.ts';
import { ReadError } from '../reading.ts';
import type { ReadingProcess } from '../reading-process.ts';
import type { SiteMap } from '../reading-tasks.ts';
import type { SiteAddresses } from './site-addresses.ts';
import type { SiteRequests } from './site-requests.ts';

const seedsMax = 50_000;
const siteMapsMax = 50;
/** The largest that the protocol allows, in bytes (sitemaps.org). */
const siteMapMax = 50 * 1024 * 1024;

/** The addresses that site maps name and that are to be read, each once; those they name in turn included. */
export async function collectSeeds(
  named: readonly string[],
  addresses: SiteAddresses,
  requests: SiteRequests,
  worker: ReadingProcess,
): Promise<Set<string>> {
  const seeds = new Set<string>();
  const siteMaps = new Set(named);
  // A set that grows while it is gone through is gone through to its end.
  for (const siteMap of siteMaps) {
    const found = await readSiteMap(siteMap, requests, worker);
    for (const further of found.siteMaps) if (siteMaps.size < siteMapsMax) siteMaps.add(further);
    for (const address of await inTurns(addresses.acceptAll(found.pages, siteMap)))
      if (seeds.size < seedsMax) seeds.add(address);
  }
  return seeds;
}

/** A site map that cannot be read names nothing: the site is read by its links all the same. */
async function readSiteMap(
  siteMap: string,
  requests: SiteRequests,
  worker: ReadingProcess,
): Promise<SiteMap> {
  const nothing: SiteMap = { pages: [], siteMaps: [] };
  try {
    const reply = await requests.ask({ address: siteMap, follows: () => true });
    if (reply.status !== 200) {
      await reply.discard();
      return nothing;
    }
    const bytes = await collectBody(reply.read(siteMapMax), { takesBeginning: true });
    const found = await worker.run('siteMap', { bytes });
    return 'failure' in found ? nothing : found;
  } catch (error) {
    if (error instanceof OutboundError || error instanceof ReadError) return nothing;
    throw error;
  }
}
