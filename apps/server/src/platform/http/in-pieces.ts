/** The bytes of a text, so many characters at a time. No character is divided. */
export function* inPieces(text: string, length: number): Generator<Buffer> {
  for (let start = 0; start < text.length; ) {
    const isDivided = isHighSurrogate(text.charCodeAt(start + length - 1));
    const end = start + length - Number(isDivided);
    yield Buffer.from(text.slice(start, end));
    start = end;
  }
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
