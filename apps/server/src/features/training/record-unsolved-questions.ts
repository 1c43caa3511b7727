import { languageCodeOf } from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import { normaliseText } from '@samtale/nlu';
import {
  intArray,
  momentArray,
  realArray,
  textArray,
  uuidArray,
} from '../../platform/database/binary-array.ts';
import { createId } from '../../platform/database/columns.ts';

/** A question no flow covered, asked once or more often. */
interface UnsolvedRecord {
  agentId: string;
  conversationId: string;
  languageId: string;
  askedAt: string;
  question: string;
  normalised: string;
  count: number;
  nearestFlowId: string | null;
  nearestConfidence: number | null;
}

interface Asked {
  row: { id: string; agentId: string; languageId: string };
  events: readonly LoggedEvent[];
}

/**
 * What of the steps' events belongs among the unsolved questions: usually nothing, or one. The same question is one
 * record, and they come in one order at every node, so that no two wait for each other's rows.
 */
export function unsolvedRecords(steps: readonly Asked[]): UnsolvedRecord[] {
  const records = new Map<string, UnsolvedRecord>();
  for (const step of steps) {
    for (const record of recordsOf(step)) {
      const key = `${record.agentId} ${record.languageId} ${record.normalised}`;
      const known = records.get(key);
      if (known) known.count++;
      else records.set(key, record);
    }
  }
  if (records.size < 2) return [...records.values()];
  return [...records].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}

function recordsOf({ row, events }: Asked): UnsolvedRecord[] {
  const records: UnsolvedRecord[] = [];
  let nearest: { flowId: string; confidence: number } | undefined;
  for (const { at, event } of events) {
    if (event.type === 'understood') nearest = event.ranking[0];
    if (event.type !== 'questionUnsolved') continue;
    const closest = event.nearest ?? nearest;
    const normalised = normaliseText(event.text, languageCodeOf(row.languageId));
    if (!normalised) continue;
    records.push({
      agentId: row.agentId,
      conversationId: row.id,
      languageId: row.languageId,
      askedAt: at,
      question: event.text,
      normalised,
      count: 1,
      nearestFlowId: closest?.flowId ?? null,
      nearestConfidence: closest?.confidence ?? null,
    });
  }
  return records;
}

/** What `recordUnsolvedQuestions` takes, in its order. */
export const unsolvedValues = (records: readonly UnsolvedRecord[]): Buffer[] => [
  uuidArray(records.map(createId)),
  uuidArray(records.map(({ agentId }) => agentId)),
  uuidArray(records.map(({ languageId }) => languageId)),
  textArray(records.map(({ question }) => question)),
  textArray(records.map(({ normalised }) => normalised)),
  intArray(records.map(({ count }) => count)),
  momentArray(records.map(({ askedAt }) => askedAt)),
  uuidArray(records.map(({ conversationId }) => conversationId)),
  uuidArray(records.map(({ nearestFlowId }) => nearestFlowId)),
  realArray(records.map(({ nearestConfidence }) => nearestConfidence)),
];

const types = 'uuid uuid uuid text text int timestamptz uuid uuid real'.split(' ');

/**
 * Part of a statement that stores steps: puts their questions, given as arrays from parameter number `first` on, among
 * the unsolved ones. The same question in other dress is one row; asked again it counts up and
 * is unsolved again, unless it is ignored for good.
 */
export const recordUnsolvedQuestions = (first: number) => `
  INSERT INTO unsolved_questions AS q
    (id, agent_id, language_id, question, normalised_question, count, last_asked, conversation_id,
     nearest_flow_id, nearest_confidence)
  SELECT ${types.map((type, i) => `unnest($${first + i}::${type}[])`).join(', ')}
  ON CONFLICT (agent_id, language_id, normalised_question) DO UPDATE
     SET count = q.count + excluded.count, question = excluded.question, last_asked = excluded.last_asked,
         conversation_id = excluded.conversation_id, nearest_flow_id = excluded.nearest_flow_id,
         nearest_confidence = excluded.nearest_confidence,
         status = CASE q.status WHEN 2 THEN 2 ELSE 0 END`;
