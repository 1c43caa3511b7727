import { languageCodeOf } from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import { normaliseText } from '@samtale/nlu';
import { createId } from '../../platform/database/columns.ts';

/** A question no flow covered, as the statement below takes it. */
export interface UnsolvedRecord {
  id: string;
  agent_id: string;
  conversation_id: string;
  language_id: string;
  asked_at: string;
  question: string;
  normalised_question: string;
  nearest_flow_id: string | null;
  nearest_confidence: number | null;
}

/** What of a step's events belongs among the unsolved questions: usually nothing, or one. */
export function unsolvedRecords(
  { id, agentId, languageId }: { id: string; agentId: string; languageId: string },
  events: readonly LoggedEvent[],
): UnsolvedRecord[] {
  const records: UnsolvedRecord[] = [];
  let nearest: { flowId: string; confidence: number } | undefined;
  for (const { at, event } of events) {
    if (event.type === 'understood') nearest = event.ranking[0];
    if (event.type !== 'questionUnsolved') continue;
    const normalised = normaliseText(event.text, languageCodeOf(languageId));
    if (!normalised) continue;
    records.push({
      id: createId(),
      agent_id: agentId,
      conversation_id: id,
      language_id: languageId,
      asked_at: at,
      question: event.text,
      normalised_question: normalised,
      nearest_flow_id: nearest?.flowId ?? null,
      nearest_confidence: nearest?.confidence ?? null,
    });
  }
  return records;
}

/**
 * Part of a statement that stores steps: puts their questions, given as JSON in the parameter named, among the
 * unsolved ones. The same question in other dress is one row; asked again it counts up and
 * is unsolved again, unless it is ignored for good.
 */
export const recordUnsolvedQuestions = (parameter: string) => `
  INSERT INTO unsolved_questions AS q
    (id, agent_id, language_id, question, normalised_question, count, last_asked, conversation_id,
     nearest_flow_id, nearest_confidence)
  SELECT (array_agg(u.id))[1], u.agent_id, u.language_id, (array_agg(u.question))[1], u.normalised_question,
         count(*), max(u.asked_at), (array_agg(u.conversation_id))[1], (array_agg(u.nearest_flow_id))[1],
         max(u.nearest_confidence)
    FROM json_to_recordset(${parameter}::json) AS u(
         id uuid, agent_id uuid, conversation_id uuid, language_id uuid, asked_at timestamptz, question text,
         normalised_question text, nearest_flow_id uuid, nearest_confidence real)
   GROUP BY u.agent_id, u.language_id, u.normalised_question
   ORDER BY u.agent_id, u.language_id, u.normalised_question
  ON CONFLICT (agent_id, language_id, normalised_question) DO UPDATE
     SET count = q.count + excluded.count, question = excluded.question, last_asked = excluded.last_asked,
         conversation_id = excluded.conversation_id, nearest_flow_id = excluded.nearest_flow_id,
         nearest_confidence = excluded.nearest_confidence,
         status = CASE q.status WHEN 2 THEN 2 ELSE 0 END`;
