import { leaves } from './leaving.ts';
import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords } from './normalise.ts';
import { agrees, assents, declines, isCourtesy } from './yes-or-no.ts';

/**
 * What a text does to a question that was asked: it does not want to answer, says yes, "ok" or no and no more, greets or
 * thanks, takes something back, or asks in return.
 */
export type Cue = 'leave' | 'agree' | 'assent' | 'decline' | 'courtesy' | 'correct' | 'ask';

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

/** The cue in a text, if there is one. `isKnown` tells whether what is going on, if anything is, is about a word. */
export function cueOf(text: string, language: NluLanguage, isKnown?: (word: string) => boolean): Cue | null {
  const words = normalisedWords(text, language);
  if (leaves(words, language, isKnown)) return 'leave';
  if (agrees(words, language)) return 'agree';
  if (assents(words, language)) return 'assent';
  if (declines(words, language)) return 'decline';
  if (isCourtesy(words, language)) return 'courtesy';
  const said = ` ${words.join(' ')} `;
  if (correcting[language].some((phrase) => said.startsWith(` ${phrase} `))) return 'correct';
  return asks(text, words, language) ? 'ask' : null;
}

/** Said before a question. */
const greetings: ReadonlySet<string> = new Set('hej hejsa goddag hi hello og men så and but so'.split(' '));

/** Behind a question word they make another question of it: "how much" is not "how". */
const quantities: ReadonlySet<string> = new Set('meget mange much many'.split(' '));

/**
 * The words by which a question asks for what yes or no does not answer: "hvor", "why", "how much"; none of any other
 * text.
 */
export function questionWordsOf(text: string, language: NluLanguage): string[] {
  const words = normalisedWords(text, language);
  const at = words.findIndex((word) => !greetings.has(word));
  const first = words[at];
  if (first === undefined || first === 'hvis' || !asking[language].words.has(first)) return [];
  const second = words[at + 1];
  return second !== undefined && quantities.has(second) ? [first, second] : [first];
}

/** What turns a verb around, and the ways in which it is otherwise meant: "melde sig ud" is not "melde sig til". */
const turning: Readonly<Record<NluLanguage, { away: ReadonlySet<string>; towards: ReadonlySet<string> }>> = {
  da: { away: new Set(['ud', 'fra', 'af']), towards: new Set(['ind', 'til', 'på', 'op']) },
  en: { away: new Set(['out', 'off', 'from']), towards: new Set(['in', 'up', 'on', 'for']) },
};

/**
 * Whether a text ends with a way that leads away from what is spoken of, which the phrases of what it resembles do not go:
 * `isMet` tells of a word whether it stands in these.
 */
export function turnsAround(text: string, language: NluLanguage, isMet: (word: string) => boolean): boolean {
  const last = normalisedWords(text, language).at(-1);
  const { away, towards } = turning[language];
  return last !== undefined && away.has(last) && !isMet(last) && [...towards].some(isMet);
}
