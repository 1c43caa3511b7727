/**
 * The words of a search as `to_tsquery` reads them: all of them, the last one as the beginning of a word. Empty when
 * there are none, which matches nothing. Nothing but letters and digits gets in, so nothing of it can be an operator.
 */
export function wordsQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length ? `${words.join(' & ')}:*` : '';
}
