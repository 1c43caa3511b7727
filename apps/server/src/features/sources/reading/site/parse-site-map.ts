import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { decodePage } from '../decode-page.ts';
import type { SiteMap } from '../reading-tasks.ts';

/** As the protocol has it (sitemaps.org): of one file, uncompressed. */
const bytesMax = 50 * 1024 * 1024;
const addressesMax = 50_000;

/** The addresses that a site map names, or the site maps: XML, compressed or not, or a text of one address a line. */
export function parseSiteMap(bytes: Uint8Array): SiteMap {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const raw = isCompressed ? gunzipSync(bytes, { maxOutputLength: bytesMax }) : bytes;
  const text = decodePage(raw, 'application/xml; charset=utf-8');
  if (!text.trimStart().startsWith('<')) return { pages: addressLines(text), siteMaps: [] };
  const found: { pages: string[]; siteMaps: string[] } = { pages: [], siteMaps: [] };
  let address: string | null = null;
  let kept = found.pages;
  const parser = new Parser(
    {
      onopentagname(name) {
        const local = name.slice(name.indexOf(':') + 1);
        if (local === 'sitemap') kept = found.siteMaps;
        if (local === 'url') kept = found.pages;
        // Images and videos have a `loc` of their own, under a prefix.
        if (name === 'loc') address = '';
      },
      ontext(piece) {
        if (address !== null) address += piece;
      },
      onclosetag(name) {
        if (name !== 'loc' || address === null) return;
        if (kept.length < addressesMax) kept.push(address.trim());
        address = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

const addressLines = (text: string): string[] =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => /^https?:/.test(line))
    .slice(0, addressesMax);
