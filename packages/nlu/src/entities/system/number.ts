import type { NluLanguage } from '../../nlu-language.ts';
import { danishNumberWords } from './danish/number-words.ts';
import { englishNumberWords } from './english/number-words.ts';
import { numberPartReader } from './number-parts.ts';
import type { NumberWords } from './number-words.ts';
import { findNumerals } from './numerals.ts';
import { SpelledNumbers } from './spelled-numbers.ts';
import type { SystemFinding, SystemPassage } from './system-passage.ts';
import { spellingsOf } from './vocabulary.ts';

export const numberWords: Readonly<Record<NluLanguage, NumberWords>> = {
  da: danishNumberWords,
  en: englishNumberWords,
};

/** A number as decimal text. */
export interface NumberFinding extends SystemFinding {
  value: string;
}

/** How sure it is that "et par" means exactly two. */
const phraseScore = 0.8;

/** Numbers, in digits and in words: "1.234,5", "to hundrede og tolv", "halvanden", "2,5 millioner". */
export function numberFinder(language: NluLanguage): (passage: SystemPassage) => NumberFinding[] {
  const words = numberWords[language];
  const findSpelled = spelledFinder(words);
  const phrases = phraseNumbers(words, language);
  const scaled = scaleAfter(words);
  const half = halfAfter(words);
  return ({ text }) => {
    const numerals = findNumerals(text, language).map((numeral) => ({ ...numeral, score: 1 }));
    const counted = [...numerals.map((numeral) => scaled(text, numeral)), ...findSpelled(text)];
    return [...counted.map((number) => half(text, number)), ...phrases(text)];
  };
}

function spelledFinder(words: NumberWords): (text: string) => NumberFinding[] {
  const readParts = numberPartReader(words);
  return (text) => {
    const parts = readParts(text);
    const numbers = new SpelledNumbers(parts, words.unitsBeforeTens);
    const found: NumberFinding[] = [];
    for (let at = 0; at < parts.length; ) {
      const number = numbers.read(at);
      const first = parts[at];
      const last = number && parts[number.next - 1];
      if (first && last && countsHere(text, first.start, last.end, words)) {
        found.push({ start: first.start, end: last.end, value: number.text, score: 1 });
      }
      at = number?.next ?? at + 1;
    }
    return found;
  };
}

/** "en" is a number when it is all that is said, elsewhere an article. */
function countsHere(text: string, start: number, end: number, { articles }: NumberWords): boolean {
  if (!articles.includes(text.slice(start, end))) return true;
  return !/[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(end));
}

function phraseNumbers({ phrases }: NumberWords, language: NluLanguage): (text: string) => NumberFinding[] {
  const values = Object.entries(phrases).map(([phrase, value]) => ({
    expression: new RegExp(`(?<![\\p{L}\\p{N}])${spellingsOf(phrase, language)}(?![\\p{L}\\p{N}])`, 'gu'),
    value: String(value),
  }));
  return (text) =>
    values.flatMap(({ expression, value }) =>
      Array.from(text.matchAll(expression), ({ 0: match, index }) => ({
        start: index,
        end: index + match.length,
        value,
        score: phraseScore,
      })),
    );
}

/** Takes a following "millioner" into a number of digits. */
function scaleAfter({ scales }: NumberWords): (text: string, number: NumberFinding) => NumberFinding {
  const scale = new RegExp(`[ -]?(${Object.keys(scales).join('|')})(?!\\p{L})`, 'uy');
  return (text, number) => {
    scale.lastIndex = number.end;
    const [match = '', word = ''] = scale.exec(text) ?? [];
    const factor = scales[word];
    if (factor === undefined) return number;
    return { ...number, end: number.end + match.length, value: String(Number(number.value) * factor) };
  };
}

/** Takes a following "og en halv" into a whole number. */
function halfAfter({ halves, and }: NumberWords): (text: string, number: NumberFinding) => NumberFinding {
  const half = new RegExp(` (?:${and} )?(?:${halves.join('|')})(?!\\p{L})`, 'uy');
  return (text, number) => {
    half.lastIndex = number.end;
    const [match] = half.exec(text) ?? [];
    if (match === undefined || !/^\d+$/.test(number.value)) return number;
    return { ...number, end: number.end + match.length, value: `${number.value}.5` };
  };
}
