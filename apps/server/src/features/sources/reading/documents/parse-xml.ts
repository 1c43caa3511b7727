import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';

/** Feeds XML to a handler as it comes. */
export async function parseXml(
  file: Readable,
  handler: ConstructorParameters<typeof Parser>[0],
): Promise<void> {
  const parser = new Parser(handler, { xmlMode: true });
  const decoder = new TextDecoder();
  for await (const part of file) parser.write(decoder.decode(part, { stream: true }));
  parser.end(decoder.decode());
}
