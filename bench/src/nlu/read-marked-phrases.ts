import { readFile } from 'node:fs/promises';
import type { SlotExample } from '@samtale/nlu';

/** A phrase whose values are marked. */
export interface MarkedPhrase {
  text: string;
  entities: { start: number; end: number; type: string }[];
}

/** Reads a file of one JSON record a line. */
export async function readMarkedPhrases(file: string): Promise<MarkedPhrase[]> {
  const content = await readFile(file, 'utf8');
  return content.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as MarkedPhrase]));
}

/** The phrase in its parts, as the tagger learns it. */
export function partsOf({ text, entities }: MarkedPhrase): SlotExample {
  const parts: { text: string; slot: string | null }[] = [];
  let at = 0;
  for (const { start, end, type } of entities.toSorted((a, b) => a.start - b.start)) {
    if (start > at) parts.push({ text: text.slice(at, start), slot: null });
    parts.push({ text: text.slice(start, end), slot: type });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), slot: null });
  return { parts };
}
