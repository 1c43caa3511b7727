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
export function* readSnippets(html: string, server: string, page: string): Generator<void, Snippet[]> {
  const scripts = yield* readElements(html, 'script');
  const elements = scripts.flatMap((attributes) => {
    const address = URL.parse(attributes.get('src') ?? '', page);
    const named = attributes.get('data-client-key');
    const clientKeys = named === undefined ? keysIn(address?.href ?? '', server) : [named];
    return clientKeys.map((clientKey) => ({ clientKey, nonce: attributes.get('nonce') ?? '' }));
  });
  return [...elements, ...keysIn(html, server).map((clientKey) => ({ clientKey, nonce: '' }))];
}

/** The keys in addresses of widgets' scripts. A site may name the server with or without TLS. */
function keysIn(text: string, server: string): string[] {
  const from = `${server.replace(/^https?:/, '')}/widget/`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = text.matchAll(new RegExp(`${from}([^\\s"'\`<>\\\\/?#]+)\\.js(?![^\\s"'\`<>\\\\?#])`, 'gi'));
  return [...found].flatMap(([, key = '']) => {
    try {
      return [decodeURIComponent(key)];
    } catch (error) {
      if (error instanceof URIError) return [];
      throw error;
    }
  });
}

/*
 * Whoever owns a page decides what stands in it: it is gone through once and in turns, whatever that is. A pattern that looks for an
 * end from every beginning would take minutes for a page of nothing but beginnings.
 */

/** A page without what is commented out. */
export function withoutComments(html: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const begin = html.indexOf('<!--', at);
    const end = begin < 0 ? -1 : html.indexOf('-->', begin + 4);
    kept.push(html.slice(at, end < 0 ? undefined : begin));
    if (end < 0) return kept.join('');
    at = end + 3;
  }
}

/** The attributes of each element with a name. */
export function* readElements(html: string, name: string): Generator<void, Map<string, string>[]> {
  const opening = new RegExp(`<${name}\\b`, 'gi');
  const found: Map<string, string>[] = [];
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const end = html.indexOf('>', opening.lastIndex);
    if (end < 0) break;
    found.push(yield* readAttributes(html.slice(opening.lastIndex, end)));
    opening.lastIndex = end;
  }
  return found;
}

/** By their names in small letters. */
function* readAttributes(written: string): Generator<void, Map<string, string>> {
  const attributes = new Map<string, string>();
  const found = written.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g);
  for (const [, name = '', double, single, bare] of found) {
    attributes.set(name.toLowerCase(), (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'));
    yield;
  }
  return attributes;
}
