import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords } from './normalise.ts';

/** What a text does to a question that was asked: it does not want to answer, takes something back, or asks in return. */
export type Cue = 'leave' | 'correct' | 'ask';

/** Ways of saying that one does not want to go on. Only when little else is said: "stop" may be part of an answer. */
const leaving: Record<NluLanguage, readonly string[]> = {
  da: [
    'afbryd',
    'annuller',
    'annullér',
    'drop det',
    'fortryd',
    'fortrudt',
    'glem det',
    'ikke alligevel',
    'jeg vil ikke',
    'lad være',
    'lige meget',
    'nej tak',
    'slut',
    'spring over',
    'stop',
  ],
  en: [
    'abort',
    'cancel',
    'do not want',
    "don't want",
    'drop it',
    'forget it',
    'i changed my mind',
    'leave it',
    'never mind',
    'nevermind',
    'no thanks',
    'no thank you',
    'quit',
    'stop',
  ],
};

/** Words beside those of leaving that still leave no doubt: "nej, glem det så bare". */
const othersWhenLeaving = 4;

/** Ways of beginning to say something else than before. */
const correcting: Record<NluLanguage, readonly string[]> = {
  da: [
    'nej',
    'næ',
    'hov',
    'ups',
    'ret det',
    'rettelse',
    'undskyld',
    'jeg mener',
    'jeg mente',
    'hellere',
    'i stedet',
  ],
  en: [
    'no',
    'nope',
    'oops',
    'sorry',
    'actually',
    'correction',
    'i mean',
    'i meant',
    'rather',
    'instead',
    'make it',
  ],
};

/** Words that questions begin with, and pairs of words where the verb comes first. */
const asking: Record<
  NluLanguage,
  { words: ReadonlySet<string>; verbs: ReadonlySet<string>; subjects: ReadonlySet<string> }
> = {
  da: {
    words: new Set('hvad hvor hvordan hvornår hvem hvorfor hvilken hvilket hvilke hvis'.split(' ')),
    verbs: new Set('har kan er må skal vil tager giver findes koster gør bliver får'.split(' ')),
    subjects: new Set('i du man jeg der det vi jeres'.split(' ')),
  },
  en: {
    words: new Set('what where when who whom whose which why how'.split(' ')),
    verbs: new Set('do does did is are can could will would may should have has'.split(' ')),
    subjects: new Set('you i we one there it they your'.split(' ')),
  },
};

/** A question mark may stand behind an answer that somebody is not sure of: "fredag?" */
const fewestAsked = 3;

function asks(text: string, words: readonly string[], language: NluLanguage): boolean {
  if (words.length < fewestAsked) return false;
  if (text.trim().endsWith('?')) return true;
  const [first = '', second = ''] = words;
  const { words: beginnings, verbs, subjects } = asking[language];
  return beginnings.has(first) || (verbs.has(first) && subjects.has(second));
}

/** The cue in a text, if there is one. */
export function cueOf(text: string, language: NluLanguage): Cue | null {
  const words = normalisedWords(text, language);
  const said = ` ${words.join(' ')} `;
  const leaves = leaving[language].some(
    (phrase) => said.includes(` ${phrase} `) && words.length <= phrase.split(' ').length + othersWhenLeaving,
  );
  if (leaves) return 'leave';
  if (correcting[language].some((phrase) => said.startsWith(` ${phrase} `))) return 'correct';
  return asks(text, words, language) ? 'ask' : null;
}
