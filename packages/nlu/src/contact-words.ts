import type { NluLanguage } from './nlu-language.ts';
import { stem } from './stem.ts';
import { foldCase, splitWords } from './tokenise.ts';

/** A question for how the company is reached. */
export interface ContactAsked {
  kind: 'phone' | 'email' | 'address';
  /** The stems of its words that only ask for it. */
  asked: readonly string[];
  /** The stems of the words by which pages tell it. */
  forms: readonly string[];
}

interface Way {
  kind: ContactAsked['kind'];
  /** How it is asked for: with it many other things are told, too ("kan jeg betale med telefonen"). */
  asked: RegExp;
  /** The words that ask for it. */
  words: string;
  /** The words by which it is told. */
  told: string;
}

const ways: Readonly<Record<NluLanguage, readonly Way[]>> = {
  da: [
    {
      kind: 'email',
      asked:
        /(?<!\p{L})(?:e-?)?mail-?adresse|(?:jeres|din|hvilken)\s+(?:e-?)?mail(?!\p{L})|mail\s+til\s+jer(?!\p{L})/iu,
      words:
        'mail mailen email e mailadresse mailadressen emailadresse emailadressen adresse adressen skriver',
      told: 'mail email mailadresse',
    },
    {
      kind: 'phone',
      asked:
        /(?:telefon|mobil|tlf\.?)[\s-]?(?:nummer|nr)|(?:jeres|dit)\s+(?:nummer|nr|telefon|tlf)(?!\p{L})|nummer\P{L}.*(?<!\p{L})ring|ringe?r?\s+(?:\p{L}+\s+)?til\s+jer(?!\p{L})/iu,
      words:
        'telefon telefonen telefonnummer telefonnummeret telefonnr mobilnummer mobil tlf nummer nummeret nr ringe ringer',
      told: 'telefon tlf telefonnummer ring',
    },
    {
      kind: 'address',
      asked:
        /(?<!\p{L})(?:jeres|din|firmaets)\s+adresse|hvad\s+er\s+adressen|hvor\s+(?:er|ligger|bor|finder|holder)\s+(?:jeg\s+)?(?:I|jer|du|dig)(?:\s+til|\s+henne)?\P{L}*$/iu,
      words: 'adresse adressen ligger bor finder holder henne',
      told: 'adresse',
    },
  ],
  en: [
    {
      kind: 'email',
      asked: /(?<!\p{L})e-?mail\s+address|(?:your|what)\s+e-?mail(?!\p{L})|e-?mail\s+you(?!\p{L})/iu,
      words: 'email mail e address',
      told: 'email mail',
    },
    {
      kind: 'phone',
      asked:
        /(?<!\p{L})(?:(?:tele)?phone|mobile)\s+number|your\s+(?:(?:tele)?phone|number)(?!\p{L})|number\P{L}.*(?<!\p{L})(?:call|ring)|(?:call|phone|ring)\s+you(?!\p{L})/iu,
      words: 'phone telephone mobile number call ring',
      told: 'phone telephone tel call',
    },
    {
      kind: 'address',
      asked:
        /(?<!\p{L})your\s+(?:\p{L}+\s+)?address|what\s+is\s+the\s+address|where\s+(?:are|can\s+i\s+find|do\s+i\s+find)\s+you(?:\s+(?:located|based|situated))?\P{L}*$/iu,
      words: 'address located based situated find',
      told: 'address',
    },
  ],
};

/** Which way to reach the company a question asks for; null where it asks for none. */
export function contactAsked(question: string, language: NluLanguage): ContactAsked | null {
  const way = ways[language].find(({ asked }) => asked.test(question));
  if (!way) return null;
  const stems = (all: readonly string[]) => [...new Set(all.map((word) => stem(word, language)))];
  const asking = new Set(way.words.split(/\s+/));
  const asked = splitWords(foldCase(question)).filter((word) => asking.has(word));
  return { kind: way.kind, asked: stems(asked), forms: stems(way.told.split(' ')) };
}
