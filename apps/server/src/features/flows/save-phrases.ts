import { isDeepStrictEqual } from 'node:util';
import type { FlowInput } from '@samtale/contract';
import { inArray } from 'drizzle-orm';
import { createId } from '../../platform/database/columns.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { distinctPhrases } from '../phrases/index.ts';
import { phraseColumns } from './phrase-record.ts';
import { phrasesOfFlow } from './phrases-of-flow.ts';
import { trainingPhrases } from './tables.ts';

/**
 * Makes a flow's phrases those of the list: what is the same stays, what is not is deleted or added. A phrase of the same
 * words keeps its place, since the bot asks for values in the order of the phrases.
 */
export async function savePhrases(
  scope: AgentScope,
  languageId: string,
  flowId: string,
  list: FlowInput['trainingPhraseList'],
): Promise<void> {
  const wanted = distinctPhrases(list, ({ question }) => question, languageId);
  const columns = new Map([...wanted].map(([normalised, phrase]) => [normalised, phraseColumns(phrase)]));
  const present = await phrasesOfFlow(scope, flowId);
  const unchanged = new Set<string>();
  const dropped = new Map<string, string>();
  for (const row of present) {
    const phrase = columns.get(row.normalisedText);
    const isSame =
      phrase?.text === row.text && phrase.type === row.type && isDeepStrictEqual(phrase.parts, row.parts);
    if (isSame) unchanged.add(row.normalisedText);
    else dropped.set(row.normalisedText, row.id);
  }
  if (dropped.size) await scope.delete(trainingPhrases, inArray(trainingPhrases.id, [...dropped.values()]));
  const added = [...columns].filter(([normalised]) => !unchanged.has(normalised));
  await scope.insert(
    trainingPhrases,
    added.map(([normalisedText, phrase]) => ({
      id: dropped.get(normalisedText) ?? createId(),
      flowId,
      normalisedText,
      ...phrase,
    })),
  );
}
