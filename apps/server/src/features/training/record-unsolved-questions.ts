import { languages } from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import { normaliseText } from '@samtale/nlu';
import { createId } from '../../platform/database/columns.ts';

/** A question no flow covered, as the statement below takes it. */
export interface UnsolvedRecord {
  id: string;
  language_id: string;
  question: string;
  normalised_question: string;
  nearest_flow_id: string | null;
  nearest_confidence: number | null;
}

/** What of a step's events belongs among the unsolved questions, if anything does. */
export function unsolvedRecord(languageId: string, events: readonly LoggedEvent[]): UnsolvedRecord | null {
  const unsolved = events.find(({ event }) => event.type === 'questionUnsolved')?.event;
  if (unsolved?.type !== 'questionUnsolved') return null;
  const code = languages.find((language) => language.id === languageId)?.languageCodeShort ?? 'da';
  const normalised = normaliseText(unsolved.text, code);
  if (!normalised) return null;
  const understood = events.find(({ event }) => event.type === 'understood')?.event;
  const nearest = understood?.type === 'understood' ? understood.ranking[0] : undefined;
  return {
    id: createId(),
    language_id: languageId,
    question: unsolved.text,
    normalised_question: normalised,
    nearest_flow_id: nearest?.flowId ?? null,
    nearest_confidence: nearest?.confidence ?? null,
  };
}

/**
 * Part of the statement that stores steps: puts the questions of the steps that were stored (`fitting`) among the
 * unsolved ones. The same question in other dress is one row; asked again it counts up and is unsolved again.
 */
export const recordUnsolvedQuestions = `
  INSERT INTO unsolved_questions AS q
    (id, agent_id, language_id, question, normalised_question, count, last_asked, conversation_id,
     nearest_flow_id, nearest_confidence)
  SELECT (array_agg(u.id))[1], s.agent_id, u.language_id, (array_agg(u.question))[1], u.normalised_question,
         count(*), max(s.at), (array_agg(s.conversation_id))[1], (array_agg(u.nearest_flow_id))[1],
         max(u.nearest_confidence)
    FROM step s
    JOIN fitting ON fitting.id = s.conversation_id
   CROSS JOIN LATERAL json_to_record(s.unsolved) AS u(
         id uuid, language_id uuid, question text, normalised_question text, nearest_flow_id uuid,
         nearest_confidence real)
   WHERE s.unsolved IS NOT NULL
   GROUP BY s.agent_id, u.language_id, u.normalised_question
   ORDER BY s.agent_id, u.language_id, u.normalised_question
  ON CONFLICT (agent_id, language_id, normalised_question) DO UPDATE
     SET count = q.count + excluded.count, question = excluded.question, last_asked = excluded.last_asked,
         conversation_id = excluded.conversation_id, nearest_flow_id = excluded.nearest_flow_id,
         nearest_confidence = excluded.nearest_confidence, status = 0`;
