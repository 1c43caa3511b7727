import type { LanguageCode } from '@samtale/contract';
import {
  askedAbout,
  compoundParts,
  contactAsked,
  departureAsked,
  hoursAsked,
  isPriceWord,
  relatedForms,
  searchTerms,
  synonymsOf,
  topicWords,
} from '@samtale/nlu';
import { amountTerm, contactTerm } from '@samtale/retrieval';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { passageQuery } from './passage-words.ts';

/** Of a question so many characters are read, and so many of its words looked for: each takes the database as long as the last. */
const longestQuestion = 600;
const mostWords = 32;
/** So many words that no passage has are taken apart, or looked for in other forms. */
const mostTakenApart = 6;
/** So many passages tell which of those forms there are, and so many forms are told. */
const mostKnowing = 500;
const mostForms = 200;
/** A word is looked for in so many of them, the shortest: what begins with it may be anything. */
const mostFormsOfWord = 20;
/** A shorter word is within many that have nothing to do with it. */
const shortestAlone = 5;
/** A shorter word begins many that have nothing to do with it. */
const shortestBeginning = 4;

/** Name the words that stand for being open, and for when a place is to be left. */
const hoursTerm = '@hours';
const departureTerm = '@departure';

/** What is looked for instead of a word of a question, or for it. */
export interface AskedWord {
  /** Names it: the stem of the word, or of a part of it. */
  term: string;
  /** The stems of the question's words that it stands for. */
  asked: readonly string[];
  /** What it is found by: the stem in the forms that pages may have. */
  forms: readonly string[];
  /** How many passages have it in any form. */
  having: number;
}

interface Question {
  sourceIds: readonly string[];
  question: string;
  language: LanguageCode;
}

/**
 * The words of a question as the passages of some sources may have them, those that none has as well. Of a text that is
 * about nothing ("ja", "why do you ask") there are none.
 */
export async function askedWords(
  session: DatabaseSession,
  agentId: string,
  { sourceIds, question: whole, language }: Question,
): Promise<AskedWord[]> {
  const question = whole.slice(0, longestQuestion).toWellFormed();
  const about = askedAbout(question, language);
  const told = toldWords(question, language);
  const topics = topicWords(about, language);
  if (!topics.length && !told.length) return [];
  const toldOf = new Set(told.flatMap(({ asked }) => asked));
  const terms = [...new Set(topics.length ? searchTerms(about, language) : [])]
    .slice(0, mostWords)
    .filter((term) => !toldOf.has(term));
  const written = new Map(topics.map(({ word, stem }) => [stem, word]));
  const asWritten = (term: string) => written.get(term) ?? term;
  const passages = new KnownPassages(session, agentId, sourceIds);
  const formsOf = (term: string) => [term, ...relatedForms(term, language).same];
  const prices = terms.filter((term) => isPriceWord(asWritten(term), language));
  const others = terms.filter((term) => !prices.includes(term));
  // Pages name amounts without saying that something costs them.
  const price = { term: amountTerm, asked: prices, forms: [amountTerm, ...prices.flatMap(formsOf)] };
  let words = await passages.count([
    ...others.map((term) => ({ term, asked: [term], forms: formsOf(term) })),
    ...(prices.length ? [price] : []),
    ...told,
  ]);
  words = await withNearForms(words, passages, language);
  return takeApart(words, passages, ({ term }) => compoundParts(asWritten(term), language));
}

/** What pages tell without the words that ask for it: a number to call, hours. */
function toldWords(question: string, language: LanguageCode): Omit<AskedWord, 'having'>[] {
  const contact = contactAsked(question, language);
  if (contact) {
    const term = contactTerm(contact.kind);
    return [{ term, asked: contact.asked, forms: [term, ...contact.forms] }];
  }
  const hours = hoursAsked(question, language);
  if (hours) return [{ term: hoursTerm, asked: hours.asked, forms: hours.forms }];
  const departure = departureAsked(question, language);
  return departure ? [{ term: departureTerm, ...departure }] : [];
}

/**
 * Looks for words near those that no passage has: with a particle before the verb ("udleje" for "leje"), or with another
 * word behind ("børnecykler" for "børn"), or by which companies say the same ("medbring" for "pakke").
 */
async function withNearForms(
  words: readonly AskedWord[],
  passages: KnownPassages,
  language: LanguageCode,
): Promise<AskedWord[]> {
  const ways = new Map<AskedWord, { near: string[]; beginning: string | undefined }>();
  for (const word of words) {
    if (word.having || ways.size === mostTakenApart) continue;
    const isBeginning = language === 'da' && word.term.length >= shortestBeginning && isWord.test(word.term);
    const near = [...relatedForms(word.term, language).near, ...synonymsOf(word.term, language)];
    if (near.length) ways.set(word, { near, beginning: isBeginning ? word.term : undefined });
  }
  if (!ways.size) return [...words];
  const all = [...ways.values()];
  const known = await passages.known(
    all.flatMap(({ near }) => near),
    all.flatMap(({ beginning }) => beginning ?? []),
  );
  const formsOf = ({ near, beginning }: { near: string[]; beginning: string | undefined }) => [
    ...near.filter((form) => known.has(form)),
    ...[...known].filter((form) => beginning !== undefined && form.startsWith(beginning)),
  ];
  const found = [...ways].flatMap(([word, way]) => {
    const forms = formsOf(way).slice(0, mostFormsOfWord);
    return forms.length ? [{ ...word, forms }] : [];
  });
  if (!found.length) return [...words];
  const instead = new Map((await passages.count(found)).map((word) => [word.term, word]));
  return words.map((word) => instead.get(word.term) ?? word);
}

const isWord = /^\p{L}+$/u;

/**
 * Takes compounds apart that no passage has. Where passages have both words ("hund" and "pension" of "hundepension"),
 * these are what was asked about; where they have one of them, it is looked for beside the whole, which stays unknown.
 */
async function takeApart(
  words: readonly AskedWord[],
  passages: KnownPassages,
  partsOf: (word: AskedWord) => [string, string][],
): Promise<AskedWord[]> {
  const ways: { word: AskedWord; parts: [string, string][] }[] = [];
  for (const word of words) {
    const parts = word.having || ways.length === mostTakenApart ? [] : partsOf(word);
    if (parts.length) ways.push({ word, parts });
  }
  if (!ways.length) return [...words];
  const counted = await passages.count(
    [...new Set(ways.flatMap(({ parts }) => parts.flat()))].map((term) => ({
      term,
      asked: [],
      forms: [term],
    })),
  );
  const byTerm = new Map(counted.map((word) => [word.term, word]));
  const gone = new Set<AskedWord>();
  const added = new Map<string, AskedWord>();
  for (const { word, parts } of ways) {
    const known = parts.map((both) => both.filter((part) => byTerm.get(part)?.having));
    const [best = []] = known.toSorted(
      (one, other) => other.length - one.length || shortestOf(other) - shortestOf(one),
    );
    if (!best.length || (best.length < 2 && shortestOf(best) < shortestAlone)) continue;
    if (best.length === 2) gone.add(word);
    for (const part of best) {
      const { forms = [part], having = 0 } = byTerm.get(part) ?? {};
      added.set(part, {
        term: part,
        asked: [...(added.get(part)?.asked ?? []), ...word.asked],
        forms,
        having,
      });
    }
  }
  const rest = words.filter((word) => !gone.has(word) && !added.has(word.term));
  return [...rest, ...added.values()];
}

const shortestOf = (parts: readonly string[]): number => Math.min(...parts.map(({ length }) => length));

/** What is known of the words of some sources' passages. */
class KnownPassages {
  private readonly session: DatabaseSession;
  private readonly agentId: string;
  private readonly sourceIds: readonly string[];

  constructor(session: DatabaseSession, agentId: string, sourceIds: readonly string[]) {
    this.session = session;
    this.agentId = agentId;
    this.sourceIds = sourceIds;
  }

  /** Words with how many passages have each of them. */
  async count(words: readonly Omit<AskedWord, 'having'>[]): Promise<AskedWord[]> {
    const queries = words.map(({ forms }) => passageQuery(this.sourceIds, forms));
    const rows = await this.session.agent(this.agentId).query<{ place: number; having: number }>(
      (agent) => sql`
        SELECT asked.place::int, (SELECT count(*)::int FROM source_passages p
                                   WHERE p.agent_id = ${agent} AND p.words @@ asked.query::tsquery) AS having
          FROM unnest(${sql.param(queries)}::text[]) WITH ORDINALITY AS asked (query, place)`,
    );
    const having = new Map(rows.map((row) => [row.place - 1, row.having]));
    return words.map((word, place) => ({ ...word, having: having.get(place) ?? 0 }));
  }

  /** Those of many terms that there are, and those that begin in one of these ways, as far as passages are looked at. */
  async known(terms: readonly string[], beginnings: readonly string[]): Promise<Set<string>> {
    const rows = await this.session.agent(this.agentId).query<{ term: string }>(
      (agent) => sql`
        SELECT word.lexeme AS term
          FROM (SELECT words FROM source_passages
                 WHERE agent_id = ${agent} AND words @@ ${passageQuery(this.sourceIds, terms, beginnings)}::tsquery
                 LIMIT ${mostKnowing}) AS p CROSS JOIN LATERAL unnest(p.words) AS word
         WHERE word.lexeme = ANY(${sql.param(terms)}::text[])
            OR word.lexeme LIKE ANY(${sql.param(beginnings.map((beginning) => `${beginning}%`))}::text[])
         GROUP BY word.lexeme
         ORDER BY length(word.lexeme), word.lexeme
         LIMIT ${mostForms}`,
    );
    return new Set(rows.map(({ term }) => term));
  }
}
