import type { NluLanguage } from './nlu-language.ts';
import { stem } from './stem.ts';
import { foldCase, splitWords } from './tokenise.ts';

interface Words {
  /** How it is asked for: "when must we be out", and not "can I leave my bicycle here". */
  asked: RegExp;
  /** The words that ask for it. */
  asking: string;
  /** The words by which pages tell it. */
  told: string;
}

const words: Readonly<Record<NluLanguage, Words>> = {
  da: {
    asked:
      /^\P{L}*(?:hvornår|hvad\s+tid|hvor\s+(?:sent|tidligt))(?!\p{L}).*(?<!\p{L})(?:være\s+ude|forlade|rejse|tage\s+afsted|tjekke?r?\s+ud|udtjekning)(?!\p{L})/iu,
    asking: 'ude forlade rejse afsted tjekke tjekker udtjekning',
    told: 'ude forlade forladt forlades rejse afrejse afrejsedagen udtjekning tjekke tjek checkout',
  },
  en: {
    asked:
      /^\P{L}*(?:when|what\s+time|how\s+(?:late|early))(?!\p{L}).*(?<!\p{L})(?:(?:be|get|move|check)[\s-]+out|check-?out|leave|vacate|depart)(?!\p{L})/iu,
    asking: 'leave vacate depart check checkout',
    told: 'leave left vacate vacated depart departure check checkout',
  },
};

/** The stems of a question's words that ask when a place is to be left, and of those that tell it; null of any other question. */
export function departureAsked(
  question: string,
  language: NluLanguage,
): { asked: readonly string[]; forms: readonly string[] } | null {
  const { asked, asking, told } = words[language];
  if (!asked.test(question)) return null;
  const own = new Set(asking.split(' '));
  const stems = (all: readonly string[]) => [...new Set(all.map((word) => stem(word, language)))];
  return {
    asked: stems(splitWords(foldCase(question)).filter((word) => own.has(word))),
    forms: stems(told.split(' ')),
  };
}
