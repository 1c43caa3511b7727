import { searchTextFilter } from '@samtale/contract';
import { or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';

const filters = z.enum(['published', 'draft', 'disabled']);

const conditionOfFilter: Record<z.infer<typeof filters>, SQL> = {
  published: sql`f.published_version IS NOT NULL`,
  draft: sql`NOT f.is_active`,
  disabled: sql`f.disabled`,
};

const conditionOfPlace: Record<z.infer<typeof searchTextFilter>, (pattern: string) => SQL> = {
  title: (pattern) => sql`f.title ILIKE ${pattern}`,
  trainingPhrase: (pattern) =>
    sql`EXISTS (SELECT 1 FROM training_phrases p WHERE p.flow_id = f.id AND p.text ILIKE ${pattern})`,
  response: (pattern) =>
    sql`EXISTS (SELECT 1
                  FROM jsonb_path_query(f.content,
                       '$.chatResponseList[*].speechBubbleList[*].messageList[*].content') AS content
                 WHERE content #>> '{}' ILIKE ${pattern})`,
};

interface FlowSearch {
  languageId: string;
  searchText: string;
  /** Comma-joined names, or `null` when there are none. */
  filters: string;
  searchTextFilters: string;
}

/** Ids of the flows that match every filter and hold the text in one of the places; all places without any. */
export async function searchFlows(
  session: DatabaseSession,
  agentId: string,
  search: FlowSearch,
): Promise<string[]> {
  const text = search.searchText.trim();
  const chosen = readList(search.filters, filters);
  if (!text && !chosen.length) return [];
  const named = readList(search.searchTextFilters, searchTextFilter);
  const places = named.length ? named : searchTextFilter.options;
  const inText = text ? or(...places.map((place) => conditionOfPlace[place](likePattern(text)))) : undefined;
  const conditions = [...chosen.map((filter) => conditionOfFilter[filter]), ...(inText ? [inText] : [])];
  const rows = await session.agent(agentId).query<{ id: string }>(
    (id) => sql`SELECT f.id FROM flows f
                 WHERE f.agent_id = ${id} AND f.language_id = ${search.languageId}
                   AND ${sql.join(conditions, sql` AND `)}`,
  );
  return rows.map((row) => row.id);
}

function readList<T extends string>(csv: string, schema: z.ZodType<T>): T[] {
  if (csv === 'null' || csv === '') return [];
  const read = z.array(schema).safeParse(csv.split(','));
  if (!read.success) throw new AppError('badRequest', 'error.badRequest');
  return read.data;
}
