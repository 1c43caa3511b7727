import type { LanguageCode } from '@samtale/contract';
import { searchTerms } from '@samtale/nlu';
import { amountTerm, contactTermsIn, countAmounts } from '@samtale/retrieval';

/** The highest place that the database keeps of a word. */
const lastPlace = 16_383;

/** More amounts of money than so many tell no more of a passage. */
const mostAmounts = 20;

/** The word of the index that stands for a source, which nobody can say. */
export const sourceMark = (sourceId: string): string => `@source${sourceId}`;

/**
 * What a passage is found by, as PostgreSQL's `tsvector` is written: the stems of its words by the rules of both
 * languages, since what language a page is in need not be known, a term for its amounts of money, one for each way to
 * reach somebody, and the mark of its source.
 */
export function passageWords(text: string, sourceId: string): { words: string; length: number } {
  const places = new Map<string, number[]>();
  const languages: LanguageCode[] = ['da', 'en'];
  let length = 0;
  for (const language of languages) {
    const terms = searchTerms(text, language);
    length = Math.max(length, terms.length);
    const own = new Map<string, number[]>();
    for (const [index, term] of terms.entries()) {
      const at = own.get(term) ?? [];
      at.push(Math.min(index + 1, lastPlace));
      own.set(term, at);
    }
    // A stem that both languages have counts as often as in the one that has it oftener.
    for (const [term, at] of own) if (at.length > (places.get(term)?.length ?? 0)) places.set(term, at);
  }
  const amounts = Math.min(countAmounts(text), mostAmounts);
  if (amounts)
    places.set(
      amountTerm,
      Array.from({ length: amounts }, (_, index) => index + 1),
    );
  for (const term of contactTermsIn(text)) places.set(term, [1]);
  const written = [...places].map(([term, at]) => `${quoted(term)}:${at.join(',')}`);
  return { words: [quoted(sourceMark(sourceId)), ...written].join(' '), length };
}

/**
 * A query for passages of any of the sources that have any of the terms, or a word that begins in one of these ways, as
 * `tsquery` is written.
 */
export const passageQuery = (
  sourceIds: readonly string[],
  terms: readonly string[],
  beginnings: readonly string[] = [],
): string => {
  const anyOf = (words: readonly string[]) => `(${words.join(' | ')})`;
  const wanted = [...terms.map(quoted), ...beginnings.map((beginning) => `${quoted(beginning)}:*`)];
  return `${anyOf(sourceIds.map((id) => quoted(sourceMark(id))))} & ${anyOf(wanted)}`;
};

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
