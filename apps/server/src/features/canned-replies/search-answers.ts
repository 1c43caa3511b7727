import { english, type PredefinedAnswer, predefinedAnswersMax } from '@samtale/contract';
import { desc, type InferSelectModel, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { wordsQuery } from '../../platform/database/words-query.ts';
import type { FlowContent } from '../flows/index.ts';
import { answerText } from './answer-text.ts';
import { filesAmong, filesOf } from './canned-replies.ts';
import { cannedReplies } from './tables.ts';

/** The words of a search, by the rules of a language; `piece` is for LIKE. */
interface Wanted {
  piece: string;
  rules: 'danish' | 'english';
  query: string;
}

/**
 * What a person of the staff can answer with: canned replies, the most used first, then what published flows say in a
 * language, those whose titles match before those whose texts do. Without words, canned replies alone: there are too
 * many flows for a look at them to help.
 */
export async function searchAnswers(
  app: App,
  agentId: string,
  languageId: string,
  text: string,
): Promise<PredefinedAnswer[]> {
  const scope = app.database.agent(agentId);
  const rules = languageId === english.id ? 'english' : 'danish';
  const wanted = text
    ? ({ piece: likePattern(text.toLowerCase()), rules, query: wordsQuery(text) } as const)
    : null;
  const own = await ownAnswers(scope, wanted);
  const left = predefinedAnswersMax - own.length;
  return left && wanted ? [...own, ...(await flowAnswers(scope, languageId, wanted, left))] : own;
}

async function ownAnswers(scope: AgentScope, wanted: Wanted | null): Promise<PredefinedAnswer[]> {
  const inTitle = wanted && sql`lower(${cannedReplies.title}) LIKE ${wanted.piece}`;
  const rows: InferSelectModel<typeof cannedReplies>[] = await scope.select(cannedReplies, {
    ...(wanted && {
      where: sql`(${inTitle} OR ${cannedReplies.words} @@ to_tsquery(${wanted.rules}::regconfig, ${wanted.query}))`,
    }),
    orderBy: [desc(cannedReplies.uses), danishOrder(cannedReplies.title)],
    limit: predefinedAnswersMax,
  });
  const byId = await filesOf(
    scope,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  return rows.map(({ id, title, text, fileIds }) => ({
    kind: 'cannedReply',
    id,
    title,
    text,
    files: filesAmong(fileIds, byId),
  }));
}

interface FoundFlow extends Record<string, unknown> {
  id: string;
  title: string;
  content: FlowContent;
}

/** A flow is found by its words as they are saved, and gives those that it was published with. */
async function flowAnswers(
  scope: AgentScope,
  languageId: string,
  { piece, rules, query }: Wanted,
  most: number,
): Promise<PredefinedAnswer[]> {
  const rows = await scope.query<FoundFlow>(
    (agent) => sql`
      WITH wanted AS MATERIALIZED (SELECT to_tsquery(${rules}::regconfig, ${query}) AS words),
      offered AS NOT MATERIALIZED (
        SELECT f.id, f.published_version, ${danishOrder(sql`f.title`)} AS title, f.said_words,
               CASE WHEN f.title_words @@ wanted.words THEN 0
                    WHEN lower(f.title) LIKE ${piece} THEN 1 ELSE 2 END AS rank
          FROM flows f CROSS JOIN wanted
         WHERE f.agent_id = ${agent} AND f.language_id = ${languageId}
           AND f.published_version IS NOT NULL AND NOT f.disabled
      ), found AS (
        (SELECT id, published_version, title, rank FROM offered
          WHERE rank < 2 ORDER BY rank, title, id LIMIT ${most * 2})
        UNION ALL
        -- Only reached when the titles are too few: the texts are many times as long.
        (SELECT id, published_version, title, rank FROM offered
          WHERE rank = 2 AND said_words @@ (SELECT words FROM wanted) ORDER BY title, id LIMIT ${most * 2})
        LIMIT ${most * 2}
      )
      SELECT v.flow_id AS id, v.title, v.content FROM found
        JOIN flow_versions v ON v.flow_id = found.id AND v.version = found.published_version
       ORDER BY found.rank, found.title, found.id`,
  );
  return rows
    .map(({ id, title, content }) => ({
      kind: 'flow' as const,
      id,
      title,
      text: answerText(content.chatResponseList),
      files: [],
    }))
    .filter(({ text }) => text)
    .slice(0, most);
}
