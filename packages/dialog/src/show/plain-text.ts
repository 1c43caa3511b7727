import { type Inline, parseRichText } from './rich-text.ts';

/** How a link is written: its words, and where it leads. */
type LinkWords = (words: string, address: string) => string;

/** A formatted text without its marks, for where only words can be shown. Of a link, the words; or as `linkWords` has it. */
export function plainText(text: string, linkWords: LinkWords = (words) => words): string {
  const wordsIn = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => {
        if (typeof inline === 'string') return inline;
        const words = wordsIn(inline.children);
        return inline.kind === 'link' ? linkWords(words, inline.href) : words;
      })
      .join('');
  return parseRichText(text)
    .flatMap((block) =>
      block.kind === 'paragraph'
        ? [wordsIn(block.children)]
        : block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${wordsIn(item)}`),
    )
    .join('\n');
}
