import type { LanguageCode } from '@samtale/contract';
import {
  compoundParts,
  isPriceWord,
  type RelatedForms,
  relatedForms,
  searchTerms,
  topicWords,
} from '@samtale/nlu';
import { amountTerm, rankCounted, rarityOf } from '@samtale/retrieval';
import { inArray, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { FoundPassage } from '../generation/index.ts';
import { passageQuery } from './passage-words.ts';
import { sourcePassages } from './tables.ts';

/** So many words of a question are looked for, the rarest ones, and so many passages are looked at closely. */
const mostTerms = 24;
const mostLookedAt = 120;
/** So many words that no passage has are taken apart, or looked for in other forms. */
const mostTakenApart = 6;
/** So many passages tell which of those forms there are. */
const mostKnowing = 500;
/** A shorter word is within many that have nothing to do with it. */
const shortestAlone = 5;

/** The passages of an agent's sources that share words with a question, the best first, at most so many. */
export async function searchPassages(
  session: DatabaseSession,
  agentId: string,
  {
    sourceIds,
    question,
    language,
  }: { sourceIds: readonly string[]; question: string; language: LanguageCode },
  most: number,
): Promise<FoundPassage[]> {
  const terms = [...new Set(searchTerms(question, language))].slice(0, mostTerms * 4);
  if (!terms.length || !sourceIds.length) return [];
  const scope = session.agent(agentId);
  const count = (words: readonly string[]) => countHaving(session, agentId, sourceIds, words);
  const written = new Map(topicWords(question, language).map(({ word, stem }) => [stem, word]));
  const asWritten = (term: string) => written.get(term) ?? term;
  const priced = await withAmounts(
    await count(terms),
    (term) => isPriceWord(asWritten(term), language),
    count,
  );
  const related = await withRelated(
    priced,
    (term) => relatedForms(term, language),
    (forms) => knownAmong(session, agentId, sourceIds, forms),
  );
  const having = await takeApart(related, (term) => compoundParts(asWritten(term), language), count);
  const known = [...having].filter(([, count]) => count > 0).sort((one, other) => one[1] - other[1]);
  if (!known.length) return [];
  const wanted = known.slice(0, mostTerms).map(([term]) => term);
  const rows = await scope.query<CountedRow>(
    (agent) => sql`
      WITH found AS (
        SELECT id, length, words FROM source_passages
         WHERE agent_id = ${agent} AND words @@ ${passageQuery(sourceIds, wanted)}::tsquery
         ORDER BY ts_rank(words, ${passageQuery(sourceIds, wanted)}::tsquery, 1) DESC, id
         LIMIT ${mostLookedAt})
      SELECT found.id, found.length,
             array_agg(word.lexeme) AS terms, array_agg(cardinality(word.positions)) AS counts
        FROM found CROSS JOIN LATERAL unnest(found.words) AS word
       WHERE word.lexeme = ANY(${sql.param(wanted)}::text[])
       GROUP BY found.id, found.length`,
  );
  const passages = await scope.count(sourcePassages, inArray(sourcePassages.sourceId, [...sourceIds]));
  const counted = rows
    .map(({ id, length, terms: own, counts }) => ({
      id,
      length,
      counts: new Map(own.map((term, index) => [term, counts[index] ?? 0])),
    }))
    // An amount alone may be that of anything.
    .filter(({ counts }) => counts.size > Number(counts.has(amountTerm)));
  const worth = new Map([...having].map(([term, count]) => [term, rarityOf(count, passages)]));
  const ranked = rankCounted(counted, worth).slice(0, most);
  return (await withTexts(session, agentId, ranked)).map((found) => ({ ...found, worth }));
}

/** Looks for an amount of money in place of words that ask for one ("dearer") and that no passage has. */
async function withAmounts(
  having: ReadonlyMap<string, number>,
  asksForAmount: (term: string) => boolean,
  count: (words: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  const asking = [...having].flatMap(([term, passages]) => (!passages && asksForAmount(term) ? [term] : []));
  const amounts = asking.length ? (await count([amountTerm])).get(amountTerm) : 0;
  if (!amounts) return having;
  const told = new Map(having);
  for (const term of asking) told.delete(term);
  return told.set(amountTerm, amounts);
}

/**
 * Looks for other forms of words that no passage has: "reparation" instead of "reparere", which is the same; or "udleje"
 * for "leje", beside the word, which stays unknown.
 */
async function withRelated(
  having: ReadonlyMap<string, number>,
  formsOf: (term: string) => RelatedForms,
  knownOf: (forms: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  const unknown = [...having].filter(([, passages]) => !passages).slice(0, mostTakenApart);
  const ways = unknown.map(([term]) => ({ term, ...formsOf(term) }));
  const forms = ways.flatMap(({ same, near }) => [...same, ...near]);
  if (!forms.length) return having;
  const known = await knownOf(forms);
  const told = new Map(having);
  for (const { term, same, near } of ways) {
    const found = same.filter((form) => known.has(form));
    if (found.length) told.delete(term);
    for (const form of found.length ? found : near.filter((form) => known.has(form)))
      told.set(form, known.get(form) ?? 0);
  }
  return told;
}

/**
 * Takes compounds apart that no passage has. Where passages have both words ("hund" and "pension" of "hundepension"),
 * these are what was asked about; where they have one of them, it is looked for beside the whole, which stays unknown.
 */
async function takeApart(
  having: ReadonlyMap<string, number>,
  partsOf: (term: string) => [string, string][],
  count: (words: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  const ways: { term: string; parts: [string, string][] }[] = [];
  for (const [term, passages] of having) {
    const parts = passages || ways.length === mostTakenApart ? [] : partsOf(term);
    if (parts.length) ways.push({ term, parts });
  }
  if (!ways.length) return having;
  const words = await count([...new Set(ways.flatMap(({ parts }) => parts.flat()))]);
  const told = new Map(having);
  for (const { term, parts } of ways) {
    const known = parts.map((both) => both.filter((part) => words.get(part)));
    const [best = []] = known.toSorted(
      (one, other) => other.length - one.length || shortestOf(other) - shortestOf(one),
    );
    if (!best.length || (best.length < 2 && shortestOf(best) < shortestAlone)) continue;
    if (best.length === 2) told.delete(term);
    for (const part of best) told.set(part, words.get(part) ?? 0);
  }
  return told;
}

const shortestOf = (parts: readonly string[]): number => Math.min(...parts.map(({ length }) => length));

interface CountedRow extends Record<string, unknown> {
  id: string;
  length: number;
  terms: string[];
  counts: number[];
}

/** How many passages of the sources have each of the terms. */
async function countHaving(
  session: DatabaseSession,
  agentId: string,
  sourceIds: readonly string[],
  terms: readonly string[],
): Promise<Map<string, number>> {
  const queries = terms.map((term) => passageQuery(sourceIds, [term]));
  const rows = await session.agent(agentId).query<{ term: string; having: number }>(
    (agent) => sql`
      SELECT asked.term, (SELECT count(*)::int FROM source_passages p
                           WHERE p.agent_id = ${agent} AND p.words @@ asked.query::tsquery) AS having
        FROM unnest(${sql.param(terms)}::text[], ${sql.param(queries)}::text[]) AS asked (term, query)`,
  );
  return new Map(rows.map(({ term, having }) => [term, having]));
}

/** Those of many terms that passages of the sources have, each with how many do, as far as they are counted. */
async function knownAmong(
  session: DatabaseSession,
  agentId: string,
  sourceIds: readonly string[],
  terms: readonly string[],
): Promise<Map<string, number>> {
  const rows = await session.agent(agentId).query<{ term: string; having: number }>(
    (agent) => sql`
      SELECT word.lexeme AS term, count(*)::int AS having
        FROM (SELECT words FROM source_passages
               WHERE agent_id = ${agent} AND words @@ ${passageQuery(sourceIds, terms)}::tsquery
               LIMIT ${mostKnowing}) AS p CROSS JOIN LATERAL unnest(p.words) AS word
       WHERE word.lexeme = ANY(${sql.param(terms)}::text[])
       GROUP BY word.lexeme`,
  );
  return new Map(rows.map(({ term, having }) => [term, having]));
}

interface PassageRow extends Record<string, unknown> {
  id: string;
  sourceId: string;
  pageId: string;
  title: string;
  url: string;
  heading: string;
  text: string;
}

/** What is ranked, with what it says and where it stands. */
async function withTexts(
  session: DatabaseSession,
  agentId: string,
  ranked: readonly { passage: { id: string }; coverage: number }[],
): Promise<Omit<FoundPassage, 'worth'>[]> {
  const ids = ranked.map(({ passage }) => passage.id);
  const rows = await session.agent(agentId).query<PassageRow>(
    (agent) => sql`
      SELECT p.id, p.source_id AS "sourceId", p.page_id AS "pageId", page.title, page.url, p.heading, p.text
        FROM source_passages p JOIN source_pages page ON page.id = p.page_id
       WHERE p.agent_id = ${agent} AND p.id = ANY(${sql.param(ids)}::uuid[])`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ passage, coverage }) => {
    const row = byId.get(passage.id);
    if (!row) return [];
    const { id: _, heading, ...found } = row;
    const title = [found.title, heading].filter(Boolean).join(' › ') || found.url;
    return [{ ...found, title, coverage }];
  });
}
