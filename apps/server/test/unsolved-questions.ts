import { danish, languageCodeOf } from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import type { App } from '../src/app.ts';
import { unsolvedQuestions } from '../src/features/training/tables.ts';
import { createId } from '../src/platform/database/columns.ts';

interface AskedQuestion {
  question: string;
  count?: number;
  lastAsked?: Date;
}

/** Questions that no flow covered, as though visitors had asked them. Their ids, in order. */
export async function createUnsolvedQuestions(
  app: App,
  agentId: string,
  asked: readonly (string | AskedQuestion)[],
  languageId: string = danish.id,
): Promise<string[]> {
  const rows = asked.map((one) => {
    const { question, count = 1, lastAsked = app.now() } = typeof one === 'string' ? { question: one } : one;
    const normalisedQuestion = normaliseText(question, languageCodeOf(languageId));
    return {
      id: createId(),
      languageId,
      question,
      normalisedQuestion,
      count,
      lastAsked: lastAsked.toISOString(),
    };
  });
  await app.database.agent(agentId).insert(unsolvedQuestions, rows);
  return rows.map(({ id }) => id);
}
