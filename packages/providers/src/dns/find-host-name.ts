import { Resolver } from 'node:dns/promises';

/** Milliseconds a name server has: nobody is to wait for a name they can do without. */
const timeout = 800;

/** What an address is called by reverse DNS (RFC 1035, section 3.5); null without a name, or without an answer in time. */
export async function findHostName(ip: string, servers?: readonly string[]): Promise<string | null> {
  const resolver = new Resolver({ timeout, tries: 1 });
  if (servers) resolver.setServers(servers);
  // Where nobody answers, the resolver goes from one server to the next with the same patience.
  const late = setTimeout(() => resolver.cancel(), timeout);
  try {
    const [name] = await resolver.reverse(ip);
    return name ?? null;
  } catch {
    return null;
  } finally {
    clearTimeout(late);
  }
}
