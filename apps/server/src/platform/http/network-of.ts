/**
 * The network an address belongs to, as far as one household or company has it: an IPv4 address itself, of an IPv6
 * address its first 64 bits (RFC 6177), since whoever has one such address has them all.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [front = '', back] = ip.split('::');
  const groups = front ? front.split(':') : [];
  if (back !== undefined) {
    const behind = back ? back.split(':').length : 0;
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - behind)).fill('0'));
    if (back) groups.push(...back.split(':'));
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
