import type { NluLanguage } from './nlu-language.ts';
import { searchTerms, topicWords } from './search-terms.ts';
import { stem } from './stem.ts';

/** A question for the hours in which something is open. */
export interface HoursAsked {
  /** The stems of its words that only ask for them. */
  asked: readonly string[];
  /** The stems of the words by which pages tell them. */
  forms: readonly string[];
  /** Nothing else is asked about: the hours are those of the company. */
  isCompanys: boolean;
}

interface Words {
  /** By which hours are asked for and told. */
  open: ReadonlySet<string>;
  /** Of them those that ask for hours by themselves. */
  hours: ReadonlySet<string>;
  /** Which hours: those of a day or of now. */
  days: ReadonlySet<string>;
  /** By which a question for a time begins. */
  when: RegExp;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const words: Readonly<Record<NluLanguage, Words>> = {
  da: {
    open: setOf(
      'åben åbent åbne åbner åbning åbningstid åbningstiden åbningstider åbningstiderne lukker lukke lukket lukketid',
    ),
    hours: setOf('åbningstid åbningstiden åbningstider åbningstiderne lukketid'),
    days: setOf(
      `nu idag imorgen tid tidspunkt holder stadig aften eftermiddag formiddag weekend weekenden hverdag hverdage
      mandag mandage tirsdag tirsdage onsdag onsdage torsdag torsdage fredag fredage lørdag lørdage søndag søndage
      mandagen tirsdagen onsdagen torsdagen fredagen lørdagen søndagen`,
    ),
    when: /^\P{L}*(?:hvornår|hvad\s+tid|hvor\s+(?:sent|længe|tidligt)|hvilke)(?!\p{L})/iu,
  },
  en: {
    open: setOf('open opens opening close closes closed closing hours'),
    hours: setOf('hours'),
    days: setOf(
      `now today tomorrow tonight currently right moment still time times business evening weekend weekends weekday weekdays
      monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays
      sunday sundays`,
    ),
    when: /^\P{L}*(?:when|what\s+time|how\s+(?:late|long|early)|until\s+when)(?!\p{L})/iu,
  },
};

/** Hours are many things without such a word. */
const ownHours = /(?<!\p{L})(?:business|office|your)\s+hours(?!\p{L})/iu;

/** Whether a question asks when the company, or something of it, is open; null where it asks for something else. */
export function hoursAsked(question: string, language: NluLanguage): HoursAsked | null {
  const { open, hours, days, when } = words[language];
  const topical = topicWords(question, language);
  const opening = topical.filter(({ word }) => open.has(word));
  if (!opening.length || (opening.every(({ word }) => word === 'hours') && !ownHours.test(question)))
    return null;
  const others = topical.filter(({ word }) => !open.has(word) && !days.has(word));
  const isCompanys = others.length === 0;
  if (!isCompanys && !when.test(question) && !opening.some(({ word }) => hours.has(word))) return null;
  const asked = isCompanys ? topical : opening;
  const forms = [...open].flatMap((word) => searchTerms(word, language));
  return {
    asked: [...new Set(asked.map((one) => one.stem))],
    forms: [...new Set([...forms, ...opening.map(({ word }) => stem(word, language))])],
    isCompanys,
  };
}
