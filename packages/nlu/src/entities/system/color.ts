import type { NluLanguage } from '../../nlu-language.ts';
import { danishColors, danishShades } from './danish/colors.ts';
import { englishColors, englishShades } from './english/colors.ts';
import type { FindValues } from './system-passage.ts';
import { createVocabulary, spellingsOf } from './vocabulary.ts';

const colors = { da: danishColors, en: englishColors };
const shades = { da: danishShades, en: englishShades };

/** Colours by their base form in the text's language: "mørkeblåt" is "mørkeblå". */
export function colorFinder(language: NluLanguage): FindValues {
  const names = Object.keys(colors[language]);
  const forms = Object.entries(colors[language]).flatMap(([name, others], place) =>
    [name, ...others.split(' ')].filter((form) => form !== '').map((form): [string, number] => [form, place]),
  );
  const words = createVocabulary(Object.fromEntries(forms), language);
  const shade = shades[language].map((word) => spellingsOf(word, language)).join('|');
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(${shade})?(${words.source})(?![\\p{L}\\p{N}])`, 'gu');
  return ({ text }) =>
    Array.from(text.matchAll(expression), ({ 0: match, 1: shadeWord = '', 2: color = '', index }) => ({
      start: index,
      end: index + match.length,
      value: shadeWord + (names[words.valueOf(color) ?? -1] ?? color),
      score: 1,
    }));
}
