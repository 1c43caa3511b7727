import { and, type SQL, sql } from 'drizzle-orm';
import { wordsOf } from '../../../platform/database/columns.ts';
import { likePattern } from '../../../platform/database/like-pattern.ts';
import type { AgentScope } from '../../../platform/database/table-scope.ts';
import { wordsQuery } from '../../../platform/database/words-query.ts';
import { flowAnswered, marks, wordsSaidIn } from '../log/index-texts.ts';
import { conversations, conversationTexts } from '../tables.ts';

/** Of the conversations that go on, so many are read through for a search: the ones in which was said something last. */
const mostReadThrough = 1000;

/**
 * So many of the quiet ones are looked at one by one before the index of words is asked. Words that stand in many are
 * found there, and the index would bring all of those, to be sorted; words that are not are in few enough. Which of the
 * two is the case the planner cannot tell from a beginning of a word.
 */
const mostLookedAt = 8000;
/** Of a flow that is known to have answered in few, only so many are: enough for lists that are short themselves. */
const mostLookedAtForFew = 2500;

export interface Search {
  /** Empty when the words do not matter. */
  text: string;
  /** A flow that has answered. */
  flowId: string | undefined;
  /** What else has to hold of a conversation. */
  where: SQL | undefined;
  /** What of that the index of words knows too. */
  marked: readonly string[];
  /** Who waits now before who was missed, longest wait first; last message first without it. */
  byWait: boolean;
  limit: number;
}

interface Found extends Record<string, unknown> {
  id: string;
  /** Seconds; the smallest stands first. */
  key: number;
}

/**
 * Ids of an agent's conversations in which the words of a text were said, noted or name a file that was sent, and a
 * flow answered, in order, at most `limit`. What has become quiet is found by the index of words; what goes on is read
 * through, by the same rules.
 */
export async function searchConversations(scope: AgentScope, search: Search): Promise<string[]> {
  const goingOn = await amongThoseThatGoOn(scope, search);
  const quiet = await amongTheQuiet(scope, search);
  return [...goingOn, ...quiet]
    .sort((one, other) => one.key - other.key)
    .slice(0, search.limit)
    .map(({ id }) => id);
}

const { id, agentId, logAhead, lastActiveMinute, lastMessageAt, waitingSince } = conversations;

/** Of those who wait for a person: they did, and nobody was there. */
export const isMissed = sql`(${conversations.status} <> 'awaiting')`;

/** More seconds than there are since 1970. */
const behindAll = 1e11;

const keyOf = ({ byWait }: Search): SQL =>
  byWait
    ? sql`extract(epoch FROM ${waitingSince})::float8 + CASE WHEN ${isMissed} THEN ${behindAll}::float8 ELSE 0 END`
    : sql`-extract(epoch FROM ${lastMessageAt})::float8`;
/** The same order, as the indexes have it. */
const orderOf = ({ byWait }: Search): SQL =>
  byWait ? sql`${isMissed}, ${waitingSince}` : sql`${lastActiveMinute} DESC, ${lastMessageAt} DESC`;

function amongThoseThatGoOn(scope: AgentScope, search: Search): Promise<Found[]> {
  const { flowId } = search;
  const query = wordsQuery(search.text);
  if (!query && search.text.trim()) return Promise.resolve([]);
  const says = query
    ? sql`(SELECT ${sql.raw(wordsOf('said.text'))} FROM (${sql.raw(wordsSaidIn('going_on.id'))}) AS said)
          @@ ${eitherLanguage(query)}`
    : undefined;
  return scope.query<Found>(
    (agent) => sql`
      WITH going_on AS MATERIALIZED (
        SELECT ${id} AS id, ${keyOf(search)} AS key
          FROM ${conversations}
         WHERE ${and(sql`${agentId} = ${agent}`, sql`${logAhead}`, search.where)}
         ORDER BY ${orderOf(search)} LIMIT ${mostReadThrough}),
      likely AS MATERIALIZED (
        SELECT * FROM going_on
         WHERE ${and(sql`true`, flowId ? flowAnswered(sql`going_on.id`, flowId) : undefined, query ? mayStandInLog(search.text) : undefined)})
      SELECT * FROM likely AS going_on ${says ? sql`WHERE ${says}` : sql``}`,
  );
}

/** Stemming leaves the beginning of a word as it is: so many of its letters. */
const keptByStemming = 3;

/**
 * Whether a word of the search may stand in a conversation's log, in whatever form: a look that is cheap, before the
 * words are taken apart. One of them is enough, since words that say nothing are not searched for.
 */
function mayStandInLog(text: string): SQL {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const beginnings = words.map((word) => likePattern(word.slice(0, keptByStemming)));
  return sql`EXISTS (
    SELECT 1 FROM conversation_steps s
     WHERE s.conversation_id = going_on.id AND s.events ILIKE ANY (${sql.param(beginnings)}::text[]))`;
}

/** By the rules of both languages: which one somebody wrote in is not known. */
const eitherLanguage = (query: string): SQL =>
  sql`(to_tsquery('danish', ${query}) || to_tsquery('english', ${query}))`;

const hasWords = (words: SQL): SQL => sql`${conversationTexts.words} @@ ${words}`;
const bears = (mark: string): SQL => hasWords(sql`${`'${mark}'`}::tsquery`);

async function amongTheQuiet(scope: AgentScope, search: Search): Promise<Found[]> {
  const query = wordsQuery(search.text);
  if (!query && search.text.trim()) return [];
  const matches = and(
    query ? hasWords(eitherLanguage(query)) : undefined,
    search.flowId ? bears(marks.flow(search.flowId)) : undefined,
  );
  const chosen = (agent: string) => and(sql`${agentId} = ${agent}`, sql`NOT ${logAhead}`, search.where);
  const most = (await isSeldom(scope, search)) ? mostLookedAtForFew : mostLookedAt;
  // The one list is read only as far as the other asks for it, and in its order.
  const [newest] = await scope.query<{ looked: number; found: Found[] | null }>(
    (agent) => sql`
      WITH newest AS MATERIALIZED (
             SELECT ${id} AS id, ${keyOf(search)} AS key
               FROM ${conversations} WHERE ${chosen(agent)}
              ORDER BY ${orderOf(search)} LIMIT ${most}),
           found AS MATERIALIZED (
             SELECT * FROM newest
              WHERE (SELECT ${matches} FROM ${conversationTexts}
                      WHERE ${conversationTexts.conversationId} = newest.id)
              LIMIT ${search.limit})
      SELECT (SELECT json_agg(found) FROM found) AS found,
             CASE WHEN (SELECT count(*) FROM found) < ${search.limit}
                  THEN (SELECT count(*)::int FROM newest) ELSE 0 END AS looked`,
  );
  const found = newest?.found ?? [];
  if (found.length === search.limit || (newest?.looked ?? 0) < most) return found;
  // Sorted by what stands beside the words, so that few of the rows themselves have to be read.
  const sorting = search.byWait ? sql`` : sql`ORDER BY ${conversationTexts.lastActiveMinute} DESC`;
  return scope.query<Found>(
    (agent) => sql`
      SELECT row.* FROM (
             SELECT ${conversationTexts.conversationId} AS id FROM ${conversationTexts}
              WHERE ${conversationTexts.agentId} = ${agent} AND ${and(matches, ...search.marked.map(bears))}
              ${sorting} OFFSET 0) AS said
       CROSS JOIN LATERAL (
             SELECT ${id} AS id, ${keyOf(search)} AS key
               FROM ${conversations} WHERE ${id} = said.id AND ${chosen(agent)} OFFSET 0) AS row
       ${search.byWait ? sql`ORDER BY key` : sql``} LIMIT ${search.limit}`,
  );
}

/** Whether the index would bring no more conversations of a flow than are looked at otherwise; the planner's guess. */
async function isSeldom(scope: AgentScope, { flowId }: Search): Promise<boolean> {
  if (!flowId) return false;
  const [explained] = await scope.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    (agent) => sql`
      EXPLAIN (FORMAT JSON) SELECT FROM ${conversationTexts}
       WHERE ${conversationTexts.agentId} = ${agent} AND ${bears(marks.flow(flowId))}`,
  );
  return explained !== undefined && explained['QUERY PLAN'][0].Plan['Plan Rows'] < mostLookedAt;
}
