import { type Inline, parseRichText } from './rich-text.ts';

/** A formatted text without its marks, for where only words can be shown. */
export function plainText(text: string): string {
  return parseRichText(text)
    .flatMap((block) =>
      block.kind === 'paragraph'
        ? [wordsIn(block.children)]
        : block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${wordsIn(item)}`),
    )
    .join('\n');
}

const wordsIn = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (typeof inline === 'string' ? inline : wordsIn(inline.children))).join('');
