import { languageCodeOf, statisticsTopMax, wordConversationsMax } from '@samtale/contract';
import { erasedText } from '@samtale/dialog';
import { topicWords } from '@samtale/nlu';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { dayIn } from '../conversations/index.ts';
import { countedWithin, type Within } from './counted-within.ts';

type Asked = { question: string; languageId: string; at: string };

/**
 * The words that most questions have to which answers were generated. They are looked up in the logs each time and kept
 * nowhere, so those of conversations that were anonymised are gone.
 */
export async function readMostUsedWords(
  scope: AgentScope,
  within: Within,
  timeZone: string,
): Promise<{ list: { word: string; count: number }[]; isPart: boolean }> {
  const conversations = await scope.query<{ id: string }>(
    (agentId) => sql`
      SELECT conversation_id AS id FROM generated_days
       WHERE ${countedWithin(agentId, within)}
       GROUP BY conversation_id ORDER BY max(day) DESC, conversation_id DESC LIMIT ${wordConversationsMax + 1}`,
  );
  const ids = conversations.slice(0, wordConversationsMax).map(({ id }) => id);
  const asked = await scope.query<Asked>(
    (agentId) => sql`
      SELECT event ->> 'question' AS question, c.language_id AS "languageId", s.at::text AS at
        FROM conversations c
        JOIN conversation_steps s ON s.conversation_id = c.id AND strpos(s.events, 'generationRequested') > 0
       CROSS JOIN LATERAL json_array_elements(s.events::json) AS event
       WHERE c.id = ANY(${sql.param(ids)}::uuid[]) AND c.agent_id = ${agentId}
         AND event ->> 'type' = 'generationRequested' AND event -> 'doubted' IS NULL`,
  );
  const dayOf = dayIn(timeZone);
  const isWithin = ({ at }: Asked) => {
    const day = dayOf(at);
    return within.from <= day && day <= within.to;
  };
  return { list: countWords(asked.filter(isWithin)), isPart: conversations.length > wordConversationsMax };
}

/** Words by their stems, each called as it is written most; a question counts once for each. */
function countWords(asked: readonly Asked[]): { word: string; count: number }[] {
  const byStem = new Map<string, { count: number; forms: Map<string, number> }>();
  for (const { question, languageId } of asked) {
    if (question === erasedText) continue;
    const seen = new Set<string>();
    for (const { word, stem } of topicWords(question, languageCodeOf(languageId))) {
      if (seen.has(stem)) continue;
      seen.add(stem);
      const known = byStem.get(stem) ?? { count: 0, forms: new Map<string, number>() };
      known.count++;
      known.forms.set(word, (known.forms.get(word) ?? 0) + 1);
      byStem.set(stem, known);
    }
  }
  return [...byStem.values()]
    .map(({ count, forms }) => ({ word: mostFrequent(forms), count }))
    .sort((one, other) => other.count - one.count || one.word.localeCompare(other.word, 'da'))
    .slice(0, statisticsTopMax);
}

function mostFrequent(forms: ReadonlyMap<string, number>): string {
  let best = '';
  let most = 0;
  for (const [form, count] of forms) if (count > most) [best, most] = [form, count];
  return best;
}
