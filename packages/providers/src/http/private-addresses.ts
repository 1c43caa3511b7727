import { BlockList, isIP } from 'node:net';

/** What is not on the public Internet (IANA's special-purpose registries), beside the addresses that lead there. */
const reserved4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const reserved6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

/** One for each family: a list takes every IPv4 address for the IPv6 one it can be written as, `::ffff:0:0/96`. */
const reserved = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [address, prefix] of reserved4) reserved.ipv4.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of reserved6) reserved.ipv6.addSubnet(address, prefix, 'ipv6');

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address is private, or otherwise not on the public Internet. */
export const isPrivateAddress = (address: string): boolean =>
  reserved[family(address)].check(address, family(address));

/** The private places that may be called all the same: host names, addresses and networks (`10.1.0.0/16`). */
export class AllowedPlaces {
  private readonly hosts = new Set<string>();
  private readonly networks = new BlockList();

  /** @throws when a place is none of these. */
  constructor(places: readonly string[]) {
    for (const place of places) {
      const [address = '', prefix] = place.split('/');
      if (!isIP(address)) this.hosts.add(place.toLowerCase());
      else if (prefix === undefined) this.networks.addAddress(address, family(address));
      else this.networks.addSubnet(address, Number(prefix), family(address));
    }
  }

  hasHost(host: string): boolean {
    return this.hosts.has(host.toLowerCase());
  }

  hasAddress(address: string): boolean {
    return this.networks.check(address, family(address));
  }
}
