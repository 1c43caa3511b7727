/** Whether a page's host is one of those that may show the chat, written as the server writes them; none is any. */
export const isListed = (host: string, hosts: readonly string[]): boolean =>
  !hosts.length ||
  hosts.some((site) => (site.startsWith('*.') ? host.endsWith(site.slice(1)) : site === host));
