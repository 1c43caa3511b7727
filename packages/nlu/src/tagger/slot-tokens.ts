import { hashText } from '../hash.ts';
import type { NluLanguage } from '../nlu-language.ts';
import { normalisedWords } from '../normalise.ts';
import { stem } from '../stem.ts';
import { foldCase, longestText, longestWord } from '../tokenise.ts';

/** A word, a number or a sign of a text. Slots begin and end with tokens. */
export interface SlotToken {
  start: number;
  end: number;
  /** Lower case, in the classifier's spelling. */
  word: string;
  wordHash: number;
  stemHash: number;
  /** Hash of its pattern of capitals, digits and the rest. */
  shapeHash: number;
}

const tokenPattern = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;
const seed = 0x7feb352d;

/** How a text ends depends on who writes it: phrases for training seldom end like what visitors say. */
const endOfText = /(?<![\s.,;:!?…])[\s.,;:!?…]+$/u;

export function readSlotTokens(text: string, language: NluLanguage): SlotToken[] {
  const read = text.slice(0, longestText).replace(endOfText, '');
  return Array.from(read.matchAll(tokenPattern), ({ 0: whole, index }) => {
    const written = whole.slice(0, longestWord);
    const word = normalisedWords(written, language)[0] ?? foldCase(written);
    return {
      start: index,
      end: index + whole.length,
      word,
      wordHash: hashText(word, seed),
      stemHash: hashText(stem(word, language), seed),
      shapeHash: hashText(shapeOf(written), seed),
    };
  });
}

/** "McDonald" is "XxXx", "2026" is "99": of a row of the same kind two are kept. */
function shapeOf(written: string): string {
  return written
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[\p{Ll}\p{Lo}]/gu, 'x')
    .replace(/\p{N}/gu, '9')
    .replace(/(.)\1{2,}/gu, '$1$1');
}
