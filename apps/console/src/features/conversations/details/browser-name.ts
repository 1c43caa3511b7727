import { readUserAgent } from '../../../lib/devices/read-user-agent.ts';

/** `Firefox 128, Windows`: what a user agent says in a few words, or its own words where they are not known. */
export function browserName(userAgent: string): string {
  const { browser, version, system } = readUserAgent(userAgent);
  if (!browser) return userAgent;
  return [version ? `${browser} ${version}` : browser, system].filter(Boolean).join(', ');
}
