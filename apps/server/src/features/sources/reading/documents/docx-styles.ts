import type { Readable } from 'node:stream';
import { languageCodeOf } from './document-text.ts';
import { parseXml } from './parse-xml.ts';

export interface DocxStyles {
  /** Levels of headings by the ids of their styles; the title's is 0. */
  headings: ReadonlyMap<string, number>;
  language: string | null;
}

/** Which styles are headings: by their names, which are English in every language, by their outline level, or by what they are based on. */
export async function readDocxStyles(file: Readable | null): Promise<DocxStyles> {
  const headings = new Map<string, number>();
  const basedOn = new Map<string, string>();
  let language: string | null = null;
  let id = '';
  if (!file) return { headings, language };
  await parseXml(file, {
    onopentag(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:style') id = attributes['w:styleId'] ?? '';
      if (name === 'w:lang') language ??= languageCodeOf(value);
      if (name === 'w:basedOn') basedOn.set(id, value);
      const level = name === 'w:name' ? levelOf(value) : null;
      if (level !== null) headings.set(id, level);
      if (name === 'w:outlineLvl' && id && !headings.has(id) && Number(value) < 6)
        headings.set(id, Number(value) + 1);
    },
  });
  for (const style of basedOn.keys()) {
    const level = headings.get(style) ?? inherited(style, basedOn, headings);
    if (level !== undefined) headings.set(style, level);
  }
  return { headings, language };
}

function levelOf(name: string): number | null {
  if (/^title$/i.test(name)) return 0;
  const level = /^heading ([1-6])$/i.exec(name)?.[1];
  return level ? Number(level) : null;
}

function inherited(
  style: string,
  basedOn: ReadonlyMap<string, string>,
  headings: ReadonlyMap<string, number>,
): number | undefined {
  const seen = new Set<string>();
  let above = basedOn.get(style);
  while (above !== undefined && !headings.has(above) && !seen.has(above)) {
    seen.add(above);
    above = basedOn.get(above);
  }
  return above === undefined ? undefined : headings.get(above);
}
