/** A script element that shows a widget. */
export interface Snippet {
  clientKey: string;
  /** Empty without one. */
  nonce: string;
}

/**
 * The widgets that a page without its comments shows: by a script element, or by an address of this server's in a
 * script that makes one.
 *
 * @param server where the scripts come from, without a slash at the end
 */
export function readSnippets(html: string, server: string, page: string): Snippet[] {
  const elements = [...html.matchAll(/<script\b([^>]*)>/gi)].flatMap(([, written = '']) => {
    const attributes = readAttributes(written);
    const address = URL.parse(attributes.get('src') ?? '', page);
    const clientKey = attributes.get('data-client-key') ?? (address && keyIn(address.href, server));
    return clientKey ? [{ clientKey, nonce: attributes.get('nonce') ?? '' }] : [];
  });
  const addresses = html.match(/(?:https?:)?\/\/[^\s"'`<>\\]+\/widget\/[^\s"'`<>\\/]+\.js/gi) ?? [];
  const written = addresses.flatMap((address) => keyIn(URL.parse(address, page)?.href ?? '', server) ?? []);
  return [...elements, ...written.map((clientKey) => ({ clientKey, nonce: '' }))];
}

/** The key in the address of a widget's script; null in any other. A site may name the server with or without TLS. */
function keyIn(address: string, server: string): string | null {
  const from = `${server.replace(/^https?:/, '')}/widget/`;
  const bare = address.replace(/^https?:/, '');
  const key = bare.startsWith(from)
    ? /^([^/?#]+)\.js(?:[?#]|$)/.exec(bare.slice(from.length))?.[1]
    : undefined;
  try {
    return key === undefined ? null : decodeURIComponent(key);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** By their names in small letters. */
export function readAttributes(written: string): Map<string, string> {
  const found = written.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    ]),
  );
}
