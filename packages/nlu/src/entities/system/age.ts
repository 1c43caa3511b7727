import type { NluLanguage } from '../../nlu-language.ts';
import { danishAgeWords } from './danish/age-words.ts';
import { englishAgeWords } from './english/age-words.ts';
import { isWholeText } from './is-whole-text.ts';
import { numberFinder } from './number.ts';
import type { FindValues, SystemFinding } from './system-passage.ts';
import { spellingsOf } from './vocabulary.ts';

/** What tells that a number is an age, as expressions. */
export interface AgeWords {
  after: string;
  before: string;
  notBefore: string;
  notAfter: string;
}

const words: Readonly<Record<NluLanguage, AgeWords>> = { da: danishAgeWords, en: englishAgeWords };
const highestAge = 130;
const longestBefore = 30;
const scores = { told: 1, introduced: 0.9, alone: 0.6 } as const;

/** Ages in years: "25 år", "jeg er femogtyve", "25 years old", as "25". */
export function ageFinder(language: NluLanguage): FindValues {
  const findNumbers = numberFinder(language);
  const piece = (source: string): string =>
    source.replace(/[åøæ]/g, (letter) => spellingsOf(letter, language));
  const after = new RegExp(`${piece(words[language].after)}(?![\\p{L}\\p{N}])`, 'uy');
  const before = new RegExp(`(?<![\\p{L}\\p{N}])${piece(words[language].before)} $`, 'u');
  const notBefore = new RegExp(`(?<![\\p{L}\\p{N}])${piece(words[language].notBefore)}`, 'u');
  const notAfter = new RegExp(piece(words[language].notAfter), 'u');
  const followsAge = /^[^\p{L}\p{N}]*$|^[^\p{L}\p{N}]+(?:og|men|nu|and|but|now)\b|^[.,!?]/u;

  return (passage) =>
    findNumbers(passage).flatMap((number): SystemFinding[] => {
      if (number.score < 1 || !isAge(number.value)) return [];
      const { text } = passage;
      const said = text.slice(Math.max(number.start - longestBefore, 0), number.start);
      after.lastIndex = number.end;
      const unit = after.exec(text)?.[0];
      if (unit !== undefined) {
        const end = number.end + unit.length;
        const isDuration = notBefore.test(said) || notAfter.test(text.slice(end, end + longestBefore));
        return isDuration ? [] : [{ ...number, end, score: scores.told }];
      }
      if (before.test(said) && followsAge.test(text.slice(number.end)))
        return [{ ...number, score: scores.introduced }];
      return isWholeText(text, number) ? [{ ...number, score: scores.alone }] : [];
    });
}

function isAge(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) <= highestAge;
}
