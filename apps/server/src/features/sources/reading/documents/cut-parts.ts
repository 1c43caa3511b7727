import type { DocumentPart } from '../reading.ts';
import { joinBlocks, type TextBlock } from '../text-blocks.ts';

/** No part is longer, about, in characters: some eight pages. */
const longestPart = 20_000;

interface Section {
  heading: string;
  blocks: TextBlock[];
  length: number;
}

/** Cuts a text into parts at its headings, sections as whole as they can be; each bears the heading that it begins under. */
export function cutAtHeadings(blocks: readonly TextBlock[]): DocumentPart[] {
  return packed(sectionsOf(blocks)).map((sections) => ({
    title: sections.find(({ heading }) => heading)?.heading ?? '',
    page: null,
    text: joinBlocks(sections.flatMap((section) => section.blocks)),
  }));
}

/** Puts pages together in their order; none is cut. */
export function cutAtPages(pages: readonly { page: number; text: string }[]): DocumentPart[] {
  const told = pages.filter(({ text }) => text).map((page) => ({ ...page, length: page.text.length }));
  return packed(told).map((together) => {
    const [first, last] = [together[0]?.page ?? 1, together.at(-1)?.page ?? 1];
    const title = first === last ? String(first) : `${first}-${last}`;
    return { title, page: first, text: together.map(({ text }) => text).join('\n\n') };
  });
}

function packed<T extends { length: number }>(pieces: readonly T[]): T[][] {
  const packs: T[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    if (length + piece.length > longestPart) {
      packs.push([]);
      length = 0;
    }
    packs.at(-1)?.push(piece);
    length += piece.length;
  }
  return packs;
}

function sectionsOf(blocks: readonly TextBlock[]): Section[] {
  const sections: Section[] = [];
  let heading = '';
  for (const block of blocks.flatMap(shortBlocks)) {
    if (block.kind === 'heading') heading = block.text.replace(/^#+ /, '');
    const length = block.text.length + 2;
    const section = sections.at(-1);
    if (!section || block.kind === 'heading' || section.length + length > longestPart)
      sections.push({ heading, blocks: [block], length });
    else {
      section.blocks.push(block);
      section.length += length;
    }
  }
  return sections;
}

/** A block that is too long by itself, in pieces that end with a sentence, a line or a word where there is one. */
function shortBlocks(block: TextBlock): TextBlock[] {
  const pieces: TextBlock[] = [];
  let rest = block.text;
  while (rest.length > longestPart) {
    const head = rest.slice(0, longestPart);
    const end = [/^[\s\S]*[.!?\n]\s/, /^[\s\S]*\s/].map((whole) => whole.exec(head)?.[0].length ?? 0);
    const at = end.find((length) => length > longestPart / 2) ?? longestPart;
    pieces.push({ ...block, text: rest.slice(0, at).trim() });
    rest = rest.slice(at).trim();
  }
  return rest ? [...pieces, { ...block, text: rest }] : pieces;
}
