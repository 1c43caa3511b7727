import type { LanguageCode } from '@samtale/contract';
import { amountTerm, rankCounted, rarityOf } from '@samtale/retrieval';
import { inArray, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { FoundPassage } from '../generation/index.ts';
import { askedWords } from './asked-words.ts';
import { orderPassages } from './order-passages.ts';
import { passageQuery } from './passage-words.ts';
import { sourcePassages } from './tables.ts';

/** So many words of a question are looked for, the rarest ones, and so many passages are looked at closely. */
const mostTerms = 24;
const mostLookedAt = 120;
/** So many more are looked at for whether they say themselves what they were found by. */
const mostBesides = 5;

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
  if (!sourceIds.length) return [];
  const scope = session.agent(agentId);
  const words = await askedWords(session, agentId, { sourceIds, question, language });
  const known = words.filter(({ having }) => having > 0).sort((one, other) => one.having - other.having);
  if (!known.length) return [];
  const looked = known.slice(0, mostTerms);
  const wanted = looked.flatMap(({ forms }) => forms);
  const termOf = new Map(looked.flatMap(({ term, forms }) => forms.map((form) => [form, term])));
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
    // An amount alone may be that of anything.
    .filter(({ terms }) => terms.some((term) => term !== amountTerm))
    .map(({ id, length, terms, counts }) => ({ id, length, counts: countsByWord(terms, counts, termOf) }));
  const worth = new Map(words.map(({ term, having }) => [term, rarityOf(having, passages)]));
  const ranked = rankCounted(counted, worth, weightOfLength).slice(0, most + mostBesides);
  const worthOfForms = new Map(
    words.flatMap(({ term, forms }) => forms.map((form) => [form, worth.get(term) ?? 0])),
  );
  const formsOf = new Map(words.flatMap(({ asked, forms }) => asked.map((term) => [term, forms])));
  const found = await withTexts(session, agentId, ranked);
  return orderPassages(found, words, { question, language })
    .slice(0, most)
    .map(({ score: _, ...passage }) => ({ ...passage, worth: worthOfForms, formsOf }));
}

/** Of words that are equally rare in few pages, the longer one is the rarer in a language, and tells more. */
const weightOfLength = (term: string): number =>
  term === amountTerm ? 1 : 0.7 + 0.05 * Math.min(term.length, 12);

/** How often a passage has each word, in whichever form. */
function countsByWord(
  forms: readonly string[],
  counts: readonly number[],
  termOf: ReadonlyMap<string, string>,
): Map<string, number> {
  const byWord = new Map<string, number>();
  for (const [index, form] of forms.entries()) {
    const term = termOf.get(form) ?? form;
    byWord.set(term, (byWord.get(term) ?? 0) + (counts[index] ?? 0));
  }
  return byWord;
}

interface CountedRow extends Record<string, unknown> {
  id: string;
  length: number;
  terms: string[];
  counts: number[];
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
  ranked: readonly { passage: { id: string }; coverage: number; score: number }[],
): Promise<(Omit<FoundPassage, 'worth' | 'formsOf'> & { score: number })[]> {
  const ids = ranked.map(({ passage }) => passage.id);
  const rows = await session.agent(agentId).query<PassageRow>(
    (agent) => sql`
      SELECT p.id, p.source_id AS "sourceId", p.page_id AS "pageId", page.title, page.url, p.heading, p.text
        FROM source_passages p JOIN source_pages page ON page.id = p.page_id
       WHERE p.agent_id = ${agent} AND p.id = ANY(${sql.param(ids)}::uuid[])`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ passage, coverage, score }) => {
    const row = byId.get(passage.id);
    if (!row) return [];
    const { id: _, heading, ...found } = row;
    const title = [found.title, heading].filter(Boolean).join(' › ') || found.url;
    return [{ ...found, title, coverage, score }];
  });
}
