/** How far into a page its own word about its characters is looked for, in bytes (HTML standard: 1,024). */
const declaredWithin = 4096;

/**
 * The text of a page or an XML file. A byte order mark says how it is written, else its header, else itself; where nobody
 * says, UTF-8 if it is valid and else Windows' Latin, as browsers in Denmark have it.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = markOf(bytes);
  const said = marked ?? charsetIn(contentType) ?? charsetIn(beginningOf(bytes));
  const decoder = said === null ? null : decoderOf(said);
  return decoder ? decoder.decode(bytes) : decodeUnnamed(bytes);
}

export function markOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

const beginningOf = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes.subarray(0, declaredWithin));

/** `charset=…` of a header or a meta element, `encoding="…"` of XML. */
const charsetIn = (text: string): string | null =>
  /(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1] ?? null;

/** Null for a name that there is not. */
function decoderOf(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

function decodeUnnamed(bytes: Uint8Array): string {
  try {
    // `stream` lets a character be cut off at the end, as of a page that was too long.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
