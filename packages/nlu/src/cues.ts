import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords } from './normalise.ts';

/** What a text does to a question that was asked: it does not want to answer, or it takes something back. */
export type Cue = 'leave' | 'correct';

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

/** The cue in a text, if there is one. */
export function cueOf(text: string, language: NluLanguage): Cue | null {
  const words = normalisedWords(text, language);
  const said = ` ${words.join(' ')} `;
  const leaves = leaving[language].some(
    (phrase) => said.includes(` ${phrase} `) && words.length <= phrase.split(' ').length + othersWhenLeaving,
  );
  if (leaves) return 'leave';
  return correcting[language].some((phrase) => said.startsWith(` ${phrase} `)) ? 'correct' : null;
}
