import type { LanguageCode } from '@samtale/contract';
import { hoursAsked, isInOtherLanguage, questionWordsOf, searchTerms, topicWords } from '@samtale/nlu';
import {
  amountTerm,
  answerKindOf,
  callsHoursOwn,
  contactTermsIn,
  countAmounts,
  rowNames,
  saysYesOrNo,
  sentencesOf,
  tellsHours,
} from '@samtale/retrieval';
import type { AskedWord } from './asked-words.ts';

/** What a passage loses that has all of a question from the titles above it, as a share. */
const lossByTitles = 0.6;
/** The same of one that does not tell a time where one is asked for, or an amount. */
const lossByOtherKind = 0.5;
/** One that tells it elsewhere than where it has the question's words has so much of that loss. */
const lossElsewhere = 0.5;
/** What one loses that answers yes or no where neither was asked for. */
const lossByYesOrNo = 0.25;
/** How much of the question such a one covers where it does not tell the time or the amount that is asked for: too little. */
const coverageOfYesOrNo = 0.25;
/** Where the company's hours are asked for: what is kept by one that tells no hours, and by one with those of something else. */
const withoutHours: Fit = { kept: 0.1, coverage: 0.25 };
const withOtherHours: Fit = { kept: 0.25, coverage: 0.7 };

/** What one gains whose own heading is what is asked about, or a row of whose table is: "Røntgen | 1.450 kr." */
const gainByName = 1.3;
/** In the other language, though the site may have the same in the bot's: what is kept. */
const inOtherLanguage: Fit = { kept: 0.1, coverage: 0.75 };

/** So many words more may stand in the name. */
const mostBesideName = 2;

interface Found {
  title: string;
  text: string;
  coverage: number;
  score: number;
}

interface Asked {
  question: string;
  language: LanguageCode;
}

/**
 * Puts first what says itself what was asked about. A passage is found by the titles above it as well, which all passages of
 * a page have in common: "Vaccination and health" stands above fleas, too. A word that few of them say themselves tells
 * more, however many have it in a title. Of those that say as much the one is better that tells a time where one is asked
 * for, an amount or an age; and one that begins with "Yes" answers another question than "when".
 */
export function orderPassages<Passage extends Found>(
  found: readonly Passage[],
  words: readonly AskedWord[],
  asked: Asked,
): Passage[] {
  const said = new Map(found.map((passage) => [passage, ownWords(passage, words, asked.language)]));
  const rarities = words.map((word) => {
    const having = [...said.values()].filter((own) => own.has(word)).length;
    return having ? Math.log(1 + found.length / having) : 0;
  });
  const worthOf = (own: ReadonlySet<AskedWord>) =>
    words.reduce((sum, word, index) => sum + (own.has(word) ? (rarities[index] ?? 0) : 0), 0);
  const all = worthOf(new Set(words));
  const fitOf = fitFor(words, asked);
  return found
    .map((passage) => {
      const own = worthOf(said.get(passage) ?? new Set()) / (all || 1);
      const fit = fitOf(passage);
      const read = isInOtherLanguage(passage.text, asked.language) ? inOtherLanguage : wholly;
      const gain = isNamed(passage, words, asked.language) ? gainByName : 1;
      const order = passage.score * (1 - lossByTitles + lossByTitles * own) * fit.kept * read.kept * gain;
      return { order, passage: { ...passage, coverage: passage.coverage * fit.coverage * read.coverage } };
    })
    .toSorted((one, other) => other.order - one.order)
    .map(({ passage }) => passage);
}

/** What a passage keeps of its place and of what it covers, as shares. */
interface Fit {
  kept: number;
  coverage: number;
}

const wholly: Fit = { kept: 1, coverage: 1 };

/** How well passages fit what kind of thing a question asks for. */
function fitFor(words: readonly AskedWord[], { question, language }: Asked): (passage: Found) => Fit {
  if (hoursAsked(question, language)?.isCompanys) return fitOfHours;
  const kind = answerKindOf(question);
  const asksForMore = questionWordsOf(question, language).length > 0;
  return ({ text }) => {
    const lost = kind ? lostOf(text, words, language, kind.isTold) : 0;
    const isOther = asksForMore && saysYesOrNo(text);
    return {
      kept: (1 - lossByOtherKind * lost) * (isOther ? 1 - lossByYesOrNo : 1),
      coverage: isOther && kind?.isNeeded && lost === 1 ? coverageOfYesOrNo : 1,
    };
  };
}

/** Hours of the company come before those of its pool, or of something of which nobody can tell whose it is. */
function fitOfHours({ title, text }: Found): Fit {
  if (!tellsHours(text)) return withoutHours;
  return callsHoursOwn(title, text) ? { kept: 1, coverage: 1 } : withOtherHours;
}

/** How far a text is from telling a kind of thing where it has most of the question's words: 0 where it does, 1 nowhere. */
function lostOf(
  text: string,
  words: readonly AskedWord[],
  language: LanguageCode,
  isTold: (text: string) => boolean,
): number {
  if (!isTold(text)) return 1;
  const sentences = sentencesOf(text).map((sentence) => ({
    sentence,
    has: wordsIn(sentence, words, language).size,
  }));
  const most = Math.max(...sentences.map(({ has }) => has));
  return sentences.some(({ sentence, has }) => has === most && isTold(sentence)) ? 0 : lossElsewhere;
}

/** Whether what is asked about, besides what it costs, is the name of a passage or of a row of its table. */
function isNamed({ title, text }: Found, words: readonly AskedWord[], language: LanguageCode): boolean {
  const topics = new Set(words.flatMap(({ term, forms }) => (term === amountTerm ? [] : forms)));
  const names = [title.split(' › ').at(-1) ?? '', ...rowNames(text)];
  return names.some((name) => {
    const told = topicWords(name, language);
    const asked = told.filter(({ stem }) => topics.has(stem));
    return asked.length > 0 && told.length - asked.length <= mostBesideName;
  });
}

/** What of a question a passage says itself, or the heading right above it where that says nothing else. */
function ownWords(
  { title, text }: Found,
  words: readonly AskedWord[],
  language: LanguageCode,
): Set<AskedWord> {
  const own = wordsIn(text, words, language);
  const heading = title.split(' › ').at(-1) ?? '';
  const forms = new Set(words.flatMap((word) => word.forms));
  const isAskedAlone = topicWords(heading, language).every(({ stem }) => forms.has(stem));
  return isAskedAlone ? new Set([...own, ...wordsIn(heading, words, language)]) : own;
}

/** Those of a question's words that a text has in any form, as the language of the question has them. */
function wordsIn(text: string, words: readonly AskedWord[], language: LanguageCode): Set<AskedWord> {
  const terms = new Set([...searchTerms(text, language), ...contactTermsIn(text)]);
  if (countAmounts(text)) terms.add(amountTerm);
  return new Set(words.filter(({ forms }) => forms.some((form) => terms.has(form))));
}
