import { type endpoints, english, type ReplyOf, searchTextFilter } from '@samtale/contract';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { wordsQuery } from '../../platform/database/words-query.ts';
import { JsonText } from '../../platform/tuning/json-text.ts';

const filters = z.enum(['published', 'draft', 'disabled']);

const conditionOfFilter: Record<z.infer<typeof filters>, SQL> = {
  published: sql`f.published_version IS NOT NULL`,
  draft: sql`NOT f.is_active`,
  disabled: sql`f.disabled`,
};

/** What is looked for, once as a piece of text and once as words. */
interface Wanted {
  /** In lower case. */
  piece: string;
  /** The same for LIKE, as it is and escaped as in JSON. */
  like: string;
  likeInJson: string;
  /** A tsquery of the search's words, the last one as the beginning of a word; it matches nothing without words. */
  words: SQL;
}

/**
 * Whether a place of a flow holds what is wanted. An agent's flows are read through once for all places. Of its phrases,
 * of which there are many more, words are found by an index and pieces by reading through one text for each flow, where
 * `strpos` is the faster way.
 */
const heldIn: Record<z.infer<typeof searchTextFilter>, (agentId: string, wanted: Wanted) => SQL> = {
  title: (_, { like, words }) => sql`lower(f.title) LIKE ${like} OR f.title_words @@ ${words}`,
  // IS TRUE makes a hash table of what is found. Without it each flow found is looked up by its id, of which the
  // planner expects 200 and a search for a letter has thousands.
  trainingPhrase: (agent, { piece, words }) => sql`(f.id IN (
    SELECT flow_id FROM training_phrases WHERE agent_id = ${agent} AND words @@ ${words}
    UNION ALL
    SELECT flow_id FROM phrase_texts WHERE agent_id = ${agent} AND strpos(text, ${piece}) > 0)) IS TRUE`,
  response: (_, { likeInJson, words }) => sql`f.said_text LIKE ${likeInJson} OR f.said_words @@ ${words}`,
};

type Found = ReplyOf<typeof endpoints.flows.searchFlows>;

interface FlowSearch {
  languageId: string;
  searchText: string;
  /** Comma-joined names, or `null` when there are none. */
  filters: string;
  searchTextFilters: string;
}

/**
 * Ids of the flows that match every filter and hold the text in one of the places; all places without any. Held is a
 * text that stands there as it is, or whose words do in any of their forms. The database writes the reply
 * (`JsonText`).
 */
export async function searchFlows(
  session: DatabaseSession,
  agentId: string,
  search: FlowSearch,
): Promise<JsonText<Found> | Found> {
  const text = search.searchText.trim();
  const chosen = readList(search.filters, filters);
  if (!text && !chosen.length) return { idList: [] };
  const named = readList(search.searchTextFilters, searchTextFilter);
  const places = named.length ? named : searchTextFilter.options;
  const [found] = await session.agent(agentId).query<{ found: string }>((id) => {
    const conditions = [sql`f.agent_id = ${id}`, sql`f.language_id = ${search.languageId}`];
    conditions.push(...chosen.map((filter) => conditionOfFilter[filter]));
    if (text) {
      const wanted = wantedOf(text, search.languageId);
      const held = places.map((place) => heldIn[place](id, wanted));
      conditions.push(sql`(${sql.join(held, sql` OR `)})`);
    }
    return sql`
      SELECT json_build_object('idList', coalesce(json_agg(f.id), '[]'))::text AS found
        FROM flows f WHERE ${sql.join(conditions, sql` AND `)}`;
  });
  return found ? new JsonText(found.found) : { idList: [] };
}

function wantedOf(text: string, languageId: string): Wanted {
  const lower = text.toLowerCase();
  const rules = languageId === english.id ? 'english' : 'danish';
  return {
    piece: lower,
    like: likePattern(lower),
    likeInJson: likePattern(JSON.stringify(lower).slice(1, -1)),
    words: sql`to_tsquery(${rules}::regconfig, ${wordsQuery(text)})`,
  };
}

function readList<T extends string>(csv: string, schema: z.ZodType<T>): T[] {
  if (csv === 'null' || csv === '') return [];
  const read = z.array(schema).safeParse(csv.split(','));
  if (!read.success) throw new AppError('badRequest', 'error.badRequest');
  return read.data;
}
