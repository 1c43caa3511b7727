import { languages } from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import { normaliseText } from '@samtale/nlu';
import { sql } from 'drizzle-orm';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';

interface AskedStep {
  row: { id: string; agentId: string; languageId: string };
  events: readonly LoggedEvent[];
}

/** Puts what no flow covered among the unsolved questions; asked again it counts up and is unsolved again. */
export async function recordUnsolvedQuestion(
  session: DatabaseSession,
  { row, events }: AskedStep,
): Promise<void> {
  const unsolved = events.find(({ event }) => event.type === 'questionUnsolved');
  const understood = events.find(({ event }) => event.type === 'understood')?.event;
  if (unsolved?.event.type !== 'questionUnsolved') return;
  const question = unsolved.event.text;
  const code = languages.find((language) => language.id === row.languageId)?.languageCodeShort ?? 'da';
  const normalised = normaliseText(question, code);
  if (!normalised) return;
  const nearest = understood?.type === 'understood' ? understood.ranking[0] : undefined;
  await session.agent(row.agentId).query(
    (agentId) => sql`
      INSERT INTO unsolved_questions AS q
        (id, agent_id, language_id, question, normalised_question, count, last_asked, conversation_id,
         nearest_flow_id, nearest_confidence)
      VALUES (${createId()}, ${agentId}, ${row.languageId}, ${question}, ${normalised}, 1, ${unsolved.at},
              ${row.id}, ${nearest?.flowId ?? null}, ${nearest?.confidence ?? null})
      ON CONFLICT (agent_id, language_id, normalised_question) DO UPDATE
         SET count = q.count + 1, question = excluded.question, last_asked = excluded.last_asked,
             conversation_id = excluded.conversation_id, nearest_flow_id = excluded.nearest_flow_id,
             nearest_confidence = excluded.nearest_confidence, status = 0`,
  );
}
