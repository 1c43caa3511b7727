import { languageCodeOf } from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { unsolvedQuestions } from './tables.ts';

interface AskedInConversation {
  conversationId: string;
  languageId: string;
  /** As they were asked, each as often as it was. */
  questions: readonly string[];
}

/**
 * Takes what was asked in a conversation out of the unsolved questions. One that was asked elsewhere too stays, in the
 * words that all who asked it share, and does not name the conversation any more. How many are gone.
 */
export async function forgetQuestions(
  scope: AgentScope,
  { conversationId, languageId, questions }: AskedInConversation,
): Promise<number> {
  const asked = Map.groupBy(questions, (text) => normaliseText(text, languageCodeOf(languageId)));
  let gone = 0;
  // In the order in which steps store their questions, so that none waits for a row that another holds.
  for (const [normalised, { length: times }] of [...asked].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const isIt = and(
      eq(unsolvedQuestions.languageId, languageId),
      eq(unsolvedQuestions.normalisedQuestion, normalised),
    );
    gone += await scope.delete(unsolvedQuestions, and(isIt, lte(unsolvedQuestions.count, times)));
    await scope.update(unsolvedQuestions, { count: sql`${unsolvedQuestions.count} - ${times}` }, isIt);
  }
  await scope.update(
    unsolvedQuestions,
    { conversationId: null, question: sql`${unsolvedQuestions.normalisedQuestion}` },
    eq(unsolvedQuestions.conversationId, conversationId),
  );
  return gone;
}
