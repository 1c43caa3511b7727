import { newId } from '@samtale/contract';
import { type InferSelectModel, sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import type { trainingPhrases } from './tables.ts';

/** A phrase without what the database keeps of it for searching, which is larger than the rest. */
export type PhraseOfFlow = Pick<
  InferSelectModel<typeof trainingPhrases>,
  'id' | 'text' | 'type' | 'parts' | 'normalisedText'
>;

/** Phrases that are read at a time: a flow may have tens of thousands. */
const page = 500;

/** The phrases of a flow, as they were added. */
export async function phrasesOfFlow(scope: AgentScope, flowId: string): Promise<PhraseOfFlow[]> {
  const phrases: PhraseOfFlow[] = [];
  let last = newId;
  for (;;) {
    const rows = await scope.query<Record<string, unknown> & PhraseOfFlow>(
      (agent) => sql`
        SELECT id, text, type, parts, normalised_text AS "normalisedText" FROM training_phrases
         WHERE agent_id = ${agent} AND flow_id = ${flowId} AND id > ${last} ORDER BY id LIMIT ${page}`,
    );
    phrases.push(...rows);
    const { id } = rows.at(-1) ?? {};
    if (!id || rows.length < page) return phrases;
    last = id;
  }
}
