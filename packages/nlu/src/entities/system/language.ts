import type { NluLanguage } from '../../nlu-language.ts';
import { foldCase } from '../../tokenise.ts';
import type { FindValues } from './system-passage.ts';
import { createVocabulary } from './vocabulary.ts';

/** ISO 639-1 codes of the languages that are known by name. */
const codes =
  'af sq am ar hy az eu be bn bs bg ca zh hr cs da nl en et fo fi fr gl ka de el kl he hi hu is id ga it ja kk ko ku lv lt lb mk ms mt mn ne no nb nn fa pl pt pa ro ru se gd sr sk sl so es sw sv tl ta te th ti tr uk ur uz vi cy yo zu'.split(
    ' ',
  );

const otherNames: Readonly<Record<NluLanguage, Readonly<Record<string, string>>>> = {
  da: {
    farsi: 'fa',
    flamsk: 'nl',
    mandarin: 'zh',
    kantonesisk: 'zh',
    færøsk: 'fo',
    grønlandsk: 'kl',
    norsk: 'no',
    bokmål: 'nb',
    nynorsk: 'nn',
    tagalog: 'tl',
    gælisk: 'gd',
    samisk: 'se',
  },
  en: {
    farsi: 'fa',
    flemish: 'nl',
    mandarin: 'zh',
    cantonese: 'zh',
    faroese: 'fo',
    greenlandic: 'kl',
    norwegian: 'no',
    tagalog: 'tl',
    filipino: 'tl',
    gaelic: 'gd',
    castilian: 'es',
  },
};

/** Languages by name, as their ISO 639-1 codes. Besides the text's language, their own names for themselves. */
export function languageFinder(language: NluLanguage): FindValues {
  const others: NluLanguage = language === 'da' ? 'en' : 'da';
  const places: Record<string, number> = {};
  for (const spokenIn of [others, null, language]) {
    for (const [place, code] of codes.entries()) {
      const name = foldCase(new Intl.DisplayNames(spokenIn ?? code, { type: 'language' }).of(code) ?? code);
      if (/^\p{L}{4,}$/u.test(name)) places[name] = place;
    }
  }
  for (const [name, code] of Object.entries(otherNames[language])) places[name] = codes.indexOf(code);
  const words = createVocabulary(places, language);
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.source})(?![\\p{L}\\p{N}])`, 'gu');
  return ({ text }) =>
    Array.from(text.matchAll(expression), ({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
      value: codes[words.valueOf(match) ?? -1] ?? match,
      score: 1,
    }));
}
